import type { ProductionRole } from '@callboard/contract/production-roles';
import type { Production } from '@callboard/contract/productions';
import { DATE_LABEL_WORDS } from '../../../lib/casting/role-words.ts';

export type ScheduleEntry = {
  key: string;
  from: string;
  to: string | null;
  what: string;
  note: string | null;
  /** The roles that work then; none: the whole production. */
  roles: { id: string; title: string }[];
};

/** The production's days and its roles' work dates, in order; roles that work the same days together. */
export function listDays(
  { dates }: Pick<Production, 'dates'>,
  roles: readonly ProductionRole[],
): ScheduleEntry[] {
  const own = dates.map(({ label, from, to, note }, place) => ({
    key: `date-${place}`,
    from,
    to,
    what: DATE_LABEL_WORDS[label],
    note,
    roles: [],
  }));
  const work = new Map<string, ScheduleEntry>();
  for (const { id, title, workDates, cancelledAt } of roles) {
    if (cancelledAt !== null) continue;
    for (const { from, to, label } of workDates) {
      const key = [from, to, label].join('|');
      const entry = work.get(key) ?? {
        key,
        from,
        to,
        what: label ?? 'Work',
        note: null,
        roles: [],
      };
      work.set(key, { ...entry, roles: [...entry.roles, { id, title }] });
    }
  }
  return [...own, ...work.values()].toSorted(
    (one, other) =>
      one.from.localeCompare(other.from) || (one.to ?? '').localeCompare(other.to ?? ''),
  );
}
