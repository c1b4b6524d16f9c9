/** A small generator of its own (mulberry32), so that a seed gives the same people on every machine. */
export type Random = {
  next: () => number;
  chance: (probability: number) => boolean;
  pick: <T>(choices: readonly T[]) => T;
};

export function random(seed: string): Random {
  let state = 0x9e3779b9;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x85ebca6b);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(next() * choices.length)];
    if (choice === undefined) throw new Error('Nothing to pick from.');
    return choice;
  };
  return { next, chance: (probability) => next() < probability, pick };
}
