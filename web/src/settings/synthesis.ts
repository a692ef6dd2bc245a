/** The sounds as they are made: oscillators and filtered noise. Loaded with the first of them. */

export type Sound = "card" | "slide" | "knock" | "glass" | "coin" | "tick";

const NOISE_S = 0.4;

export interface Graph {
  context: AudioContext;
  out: GainNode;
  noise: AudioBuffer;
}

export function furnished(): Graph {
  const context = new AudioContext();
  const out = context.createGain();
  out.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate * NOISE_S, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return { context, out, noise };
}

export const MAKE: Record<Sound, (graph: Graph, at: number) => void> = {
  card: (here, at) => {
    const take = [1500, 1800, 2100][Math.floor(Math.random() * 3)] ?? 1800;
    const pitch = 0.96 + Math.random() * 0.08;
    rustle(here, at, { from: take * pitch, to: take * pitch, q: 0.7, loud: 0.55, lasts: 0.09 });
    tone(here, at, { from: 150 * pitch, to: 90, loud: 0.4, lasts: 0.07 });
  },
  slide: (here, at) => rustle(here, at, { from: 900, to: 2600, q: 0.9, loud: 0.22, lasts: 0.3, rises: 0.12 }),
  knock: (here, at) => {
    for (const then of [at, at + 0.13]) {
      tone(here, then, { from: 210, to: 120, loud: 0.7, lasts: 0.08 });
      rustle(here, then, { from: 700, to: 500, q: 1.2, loud: 0.35, lasts: 0.04 });
    }
  },
  glass: (here, at) => {
    const partials = [1850, 3120, 4790, 6900];
    partials.forEach((pitch, place) =>
      tone(here, at, { from: pitch, to: pitch, loud: 0.26 / (place + 1), lasts: 0.38 - place * 0.07 }),
    );
  },
  tick: (here, at) => {
    tone(here, at, { from: 1400, to: 1100, loud: 0.16, lasts: 0.03 });
    rustle(here, at, { from: 2400, to: 2000, q: 3, loud: 0.12, lasts: 0.02 });
  },
  coin: (here, at) => {
    for (const then of [at, at + 0.08]) {
      for (const pitch of [5200, 6830, 8900])
        tone(here, then, { from: pitch, to: pitch, loud: 0.1, lasts: 0.22 });
    }
  },
};

interface Shape {
  /** Hertz, at the beginning and at the end. */
  from: number;
  to: number;
  loud: number;
  /** Seconds. */
  lasts: number;
  rises?: number;
}

function tone(here: Graph, at: number, shape: Shape): void {
  const source = here.context.createOscillator();
  glide(source.frequency, at, shape);
  play(here, source, source, at, shape);
}

function rustle(here: Graph, at: number, shape: Shape & { q: number }): void {
  const source = here.context.createBufferSource();
  source.buffer = here.noise;
  const band = here.context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = shape.q;
  glide(band.frequency, at, shape);
  play(here, source, source.connect(band), at, shape);
}

function glide(pitch: AudioParam, at: number, { from, to, lasts }: Shape): void {
  pitch.setValueAtTime(from, at);
  pitch.exponentialRampToValueAtTime(to, at + lasts);
}

function play(
  { context, out }: Graph,
  source: AudioScheduledSourceNode,
  last: AudioNode,
  at: number,
  { loud, lasts, rises = 0.003 }: Shape,
): void {
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0.0001, at);
  envelope.gain.exponentialRampToValueAtTime(loud, at + rises);
  envelope.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  last.connect(envelope).connect(out);
  source.start(at);
  source.stop(at + lasts);
}
