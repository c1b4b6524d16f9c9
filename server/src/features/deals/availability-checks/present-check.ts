import type { AvailabilityCheck } from '@callboard/contract/availability-checks';
import { presentAbout } from '../about/present-about.ts';
import type { CheckRow } from './queries.ts';

export function presentCheck(row: CheckRow): AvailabilityCheck {
  const { id, days, terms, answer, note, respondedAt, createdAt } = row;
  return {
    id,
    ...presentAbout(row),
    days,
    terms,
    answer,
    note,
    respondedAt: respondedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
