import type { AuditionSummary } from '@callboard/contract/audition-session';
import type { AuditionRow } from '../queries.ts';
import type { Compared } from './compare-with-sent.ts';
import { countPeople } from './count-people.ts';
import type { SeatRow, SentRow } from './queries.ts';

export type LoadedSession = {
  audition: AuditionRow;
  roles: readonly { id: string; title: string }[];
  sidesFileIds: readonly string[];
  seats: readonly SeatRow[];
  sent: readonly SentRow[];
};

export function presentSummary(
  { audition, roles, seats, sent }: LoadedSession,
  { unsentChanges }: Compared,
): AuditionSummary {
  return {
    id: audition.id,
    productionId: audition.productionId,
    round: audition.round,
    kind: audition.kind,
    roles: roles.map(({ id, title }) => ({ id, title })),
    startsAt: audition.startsAt.toISOString(),
    endsAt: audition.endsAt.toISOString(),
    timeZone: audition.timeZone,
    place: audition.place,
    sentAt: audition.sentAt?.toISOString() ?? null,
    cancelledAt: audition.cancelledAt?.toISOString() ?? null,
    counts: countPeople(audition, seats, sent),
    unsentChanges,
  };
}
