import type { AuditionInvitation } from '@callboard/contract/audition-invitations';
import { photoUrlOf } from '../../talent-profiles/present-talent-profile.ts';
import type { InvitationRow } from './queries.ts';

export function presentInvitation(row: InvitationRow): AuditionInvitation {
  const { talent, roleId, startsAt, endsAt, respondedAt, ...invitation } = row;
  return {
    ...invitation,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    respondedAt: respondedAt?.toISOString() ?? null,
    talent: { userId: talent.userId, name: talent.name, photoUrl: photoUrlOf(talent) },
  };
}
