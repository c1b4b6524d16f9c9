import type { ActForTalent } from '@callboard/contract/acts-for-talent';

export type ActGroup = ActForTalent & { times: number };
export type ActDay = { day: string; acts: ActGroup[] };

/**
 * By day of the reader's own zone, the newest first. What someone did to the same thing several times
 * in a row, as while typing, is one line with all the fields.
 */
export function groupActs(acts: readonly ActForTalent[]): ActDay[] {
  const days: ActDay[] = [];
  for (const act of acts) {
    const day = dayOf(act.at);
    let last = days.at(-1);
    if (last?.day !== day) {
      last = { day, acts: [] };
      days.push(last);
    }
    const before = last.acts.at(-1);
    if (before !== undefined && isSame(before, act)) {
      before.times += 1;
      before.fields = [...new Set([...before.fields, ...act.fields])];
    } else {
      last.acts.push({ ...act, times: 1 });
    }
  }
  return days;
}

/** `2026-05-12`. */
function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString('sv-SE');
}

const MERGED = /^talent-profiles\.|^media\.upload-started$/;
const ONE_BY_ONE = ['added', 'removed'];

function isSame(one: ActForTalent, other: ActForTalent): boolean {
  const isSingle = [...one.fields, ...other.fields].some((field) => ONE_BY_ONE.includes(field));
  return (
    MERGED.test(one.act) &&
    !isSingle &&
    one.act === other.act &&
    one.subject === other.subject &&
    one.actor.name === other.actor.name &&
    one.actor.agencyName === other.actor.agencyName
  );
}
