/** The modules that plugin.ts makes. */

declare module "texts:languages" {
  /** The name of each language, by its tag. */
  const names: Readonly<Record<string, string>>;
  export default names;
}

declare module "texts:*" {
  const files: import("../src/lib/i18n.svelte").TextFiles;
  export default files;
}
