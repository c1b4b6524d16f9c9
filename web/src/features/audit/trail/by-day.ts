import type { AuditEntry } from '@callboard/contract/audit';

/** Entries under their days, as days are where the admin lives. */
export function byDay(entries: readonly AuditEntry[], timeZone: string) {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone });
  return [...Map.groupBy(entries, ({ at }) => day.format(new Date(at)))];
}
