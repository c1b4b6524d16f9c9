import type { CallToRead } from './reviewed-role.ts';

export type PlacedText = { place: string; text: string };

/** Everything that someone wrote freely into a call, by where its readers find it. */
export function textsOf({ role, synopsis }: Pick<CallToRead, 'role' | 'synopsis'>): PlacedText[] {
  const texts: [place: string, text: string | null | undefined][] = [
    ['Title', role.title],
    ['Description', role.description],
    ['Synopsis', synopsis],
    ['Pay note', role.payNote],
    ['Physical wishes', role.physicalWishes],
    ['Kit', role.kit],
    ['Content note', role.contentNote],
    ['AI terms', role.replicaTerms],
    ...role.questions.map(({ text }, at): [string, string] => [`Question ${at + 1}`, text]),
    ['Self-tape instructions', role.selfTape?.instructions],
  ];
  return texts.flatMap(([place, text]) => (text ? [{ place, text }] : []));
}
