import { LEVEL_WORDS } from '../../lib/talent/profile-words.ts';
import { Folded } from './folded.tsx';
import { Section } from './section.tsx';

export type LeveledTerm = { name: string; level: keyof typeof LEVEL_WORDS };

/** From the best to the least. */
const ORDER: readonly string[] = [
  'native',
  'professional',
  'fluent',
  'strong',
  'highly_skilled',
  'conversational',
  'good',
  'intermediate',
  'basic',
];
const SHOWN_AT_FIRST = 16;

type Props = { title: string; noun: string; terms: readonly LeveledTerm[] };

export function LeveledList({ title, noun, terms }: Props) {
  if (terms.length === 0) return null;
  const sorted = terms.toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level));
  return (
    <Section title={title}>
      <Folded items={sorted} limit={SHOWN_AT_FIRST} noun={noun}>
        {(shown) => (
          <ul className="grid gap-x-6 rounded-card border border-line bg-raised px-4 py-2 @md:grid-cols-2">
            {shown.map(({ name, level }) => (
              <li key={name} className="flex min-w-0 justify-between gap-3 py-1.5">
                <span className="wrap-anywhere min-w-0">{name}</span>
                <span className="shrink-0 text-13 text-muted">
                  {LEVEL_WORDS[level].toLowerCase()}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Folded>
    </Section>
  );
}
