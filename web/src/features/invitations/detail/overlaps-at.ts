import type { InvitationDetail } from '@callboard/contract/audition-invitations';

type Overlaps = InvitationDetail['overlaps'];
type Times = { startsAt: string; endsAt: string };

/** Of what is on between the first and the last free time, that at one of them; at none before it is chosen. */
export function overlapsAt(overlaps: Overlaps, time: Times | undefined): Overlaps {
  if (time === undefined) return [];
  return overlaps.filter(
    ({ startsAt, endsAt }) =>
      Date.parse(startsAt) < Date.parse(time.endsAt) &&
      Date.parse(endsAt) > Date.parse(time.startsAt),
  );
}
