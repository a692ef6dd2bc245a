/** All that may lie over a table that is played at: fetched together once it is, for none is needed before. */

export { default as BrokenOff } from "./count/BrokenOff.svelte";
export { default as FuoriSheet } from "./sheets/FuoriSheet.svelte";
export { default as KnockSheet } from "./sheets/KnockSheet.svelte";
export { default as Menu } from "./sheets/Menu.svelte";
export { default as HintSheet } from "./practice/HintSheet.svelte";
export { default as PracticeSlip } from "./practice/PracticeSlip.svelte";
export { default as PracticeTools } from "./practice/PracticeTools.svelte";
export { default as QuitSheet } from "./sheets/QuitSheet.svelte";
export { default as Remarks } from "./sheets/Remarks.svelte";
export { default as ShowSheet } from "./sheets/ShowSheet.svelte";
export { default as TalkSheet } from "./sheets/TalkSheet.svelte";
export { default as TrickSheet } from "./sheets/TrickSheet.svelte";
export { default as Waiting } from "./waiting/Waiting.svelte";
