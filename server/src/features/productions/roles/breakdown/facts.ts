import type { RoleForm } from '@callboard/contract/role-form';

/** What was understood of a role. */
export type Facts = Partial<RoleForm> & {
  /** A boy, a girl, a child: a role for someone under 18 unless an age says otherwise. */
  isChild?: boolean;
};

/** Fields that hold what was written: what is said later joins what was said before. */
const NOTES = ['contentNote', 'physicalWishes', 'vocalRange', 'payNote', 'kit'] as const;
const LISTS = [
  'genders',
  'ethnicityIds',
  'skills',
  'languages',
  'accents',
  'unionIds',
  'contentFlags',
  'workDates',
] as const;

const LONGEST_NOTE = 1_000;

/** What was said first stands; lists and notes grow. */
export function mergeFacts(first: Facts, second: Facts): Facts {
  if (isEmpty(second)) return first;
  if (isEmpty(first)) return second;
  const merged = { ...second, ...first };
  for (const field of NOTES) {
    const [a, b] = [first[field], second[field]];
    if (a && b && a.length < LONGEST_NOTE && a !== b)
      merged[field] = `${a}${field === 'vocalRange' ? ', ' : '; '}${b}`;
  }
  for (const field of LISTS) {
    if (first[field] && second[field]) {
      Object.assign(merged, { [field]: eachOnce([...first[field], ...second[field]]) });
    }
  }
  if (hasAge(first)) {
    merged.playingAgeMin = first.playingAgeMin ?? null;
    merged.playingAgeMax = first.playingAgeMax ?? null;
  }
  return merged;
}

export function hasAge({ playingAgeMin, playingAgeMax }: Facts): boolean {
  return (playingAgeMin ?? playingAgeMax ?? null) !== null;
}

function isEmpty(facts: Facts): boolean {
  for (const _ in facts) return false;
  return true;
}

/** By the term it names, where it is one with a level. */
function eachOnce<T>(items: readonly T[]): T[] {
  const seen = new Map<string, T>();
  for (const item of items) {
    const key = typeof item === 'object' && item ? String(Object.values(item)[0]) : String(item);
    if (!seen.has(key)) seen.set(key, item);
  }
  return [...seen.values()];
}
