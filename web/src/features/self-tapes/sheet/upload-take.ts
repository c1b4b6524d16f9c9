import type { InvitationDetail } from '@callboard/contract/audition-invitations';
import { uploads } from '../../media/api.ts';
import type { TapePart } from '../draft/take-order.ts';
import { tapeDrafts } from '../draft/tape-draft.ts';
import { keepTrying, TAKE_PLACE } from './keep-trying.ts';

type Whose = Pick<InvitationDetail, 'id' | 'talentProfileId'>;

/** The list that shows a take while it is on its way. */
export const placeOf = (invitationId: string, part: TapePart) =>
  `${TAKE_PLACE}${invitationId}:${part.key}`;

/** Sends a film up, and puts it last among the takes of its part, whatever is looked at by then. */
export function uploadTake(
  { id: invitationId, talentProfileId }: Whose,
  part: TapePart,
  file: File,
  onArrived?: () => void,
): void {
  const { scene, isSlate } = part;
  keepTrying();
  uploads.add({
    profileId: talentProfileId,
    place: placeOf(invitationId, part),
    file,
    kind: 'video',
    whenArrived: async (mediaId) => {
      tapeDrafts.add(invitationId, { mediaId, scene, take: 1, isSlate });
      onArrived?.();
    },
  });
}
