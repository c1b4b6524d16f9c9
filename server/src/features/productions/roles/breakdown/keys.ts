import { fold } from './fold.ts';

/** What lines of the kind `AGE: 30-40` are about. */
const KEYS = {
  role: ['role', 'role name', 'character', 'character name', 'name', 'part', 'position'],
  title: ['title', 'project', 'project title', 'production', 'production title', 'show', 'film'],
  head: [
    'director',
    'producer',
    'writer',
    'casting director',
    'production company',
    'company',
    'synopsis',
    'storyline',
    'logline',
    'network',
    'start date',
  ],
  type: ['project type', 'production type'],
  age: ['age', 'ages', 'age range', 'playing age', 'playing range'],
  gender: ['gender', 'sex', 'genders'],
  ethnicity: ['ethnicity', 'ethnicities', 'race', 'ethnic appearance', 'heritage'],
  size: ['size', 'role size', 'role type', 'type', 'billing', 'category'],
  languages: ['language', 'languages'],
  accents: ['accent', 'accents', 'dialect'],
  skills: ['skills', 'skill', 'special skills', 'required skills'],
  voice: ['voice', 'voice type', 'vocal range', 'range', 'vocal'],
  pay: [
    'pay',
    'rate',
    'rates',
    'fee',
    'fees',
    'salary',
    'compensation',
    'payment',
    'buyout',
    'usage',
  ],
  union: ['union', 'union status', 'contract'],
  count: ['count', 'number', 'quantity', 'number needed', 'how many'],
  kit: ['kit', 'equipment'],
  dates: ['dates', 'shoot dates', 'shoot date', 'shoot', 'work dates', 'filming dates', 'shooting'],
  text: [
    'description',
    'character description',
    'notes',
    'note',
    'please note',
    'location',
    'locations',
    'other',
    'requirements',
    'deadline',
    'self tape',
    'audition',
    'auditions',
    'callbacks',
    'recalls',
    'rehearsals',
    'performances',
    'submit to',
    'seeking',
  ],
} as const;
export type Key = keyof typeof KEYS;

const keyOfName = new Map<string, Key>(
  Object.entries(KEYS).flatMap(([key, names]) => names.map((name) => [name, key as Key] as const)),
);
const LONGEST_KEY = 24;

export function keyNamed(name: string): Key | undefined {
  return name.length > LONGEST_KEY ? undefined : keyOfName.get(fold(name));
}

export type Keyed = { key: Key | undefined; text: string };

/** Parts of a line by what they are said to be about: `AGE: 30s / GENDER: F` has two. */
export function splitKeys(line: string): Keyed[] {
  const parts: Keyed[] = [];
  let start = 0;
  let key: Key | undefined;
  for (const match of line.matchAll(/(?:^|[/|;,•\t]\s?)([\p{L} ]{2,24}):\s?/gu)) {
    const named = keyNamed(match[1]?.trim() ?? '');
    if (named === undefined) continue;
    parts.push({ key, text: line.slice(start, match.index) });
    start = match.index + match[0].length;
    key = named;
  }
  parts.push({ key, text: line.slice(start) });
  return parts
    .map((part) => ({ ...part, text: part.text.trim() }))
    .filter(({ key: about, text }) => text !== '' || about !== undefined);
}
