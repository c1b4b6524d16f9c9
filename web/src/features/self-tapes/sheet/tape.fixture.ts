import type { InvitationDetail } from '@callboard/contract/audition-invitations';
import type { Media } from '@callboard/contract/media';

export const INVITATION_ID = '0198c7a0-0000-7000-8000-0000000000cc';

export const filmOf = (id: string, changes: Partial<Media> = {}): Media => ({
  id,
  kind: 'video',
  status: 'ready',
  problem: null,
  fileName: `${id}.mp4`,
  bytes: 1,
  contentType: 'video/mp4',
  width: null,
  height: null,
  placeholder: null,
  durationMs: 42_000,
  ...changes,
});

/** Asked for: two scenes and a slate, at most two minutes each. */
export function tapeInvitation(changes: Partial<InvitationDetail> = {}): InvitationDetail {
  return {
    id: INVITATION_ID,
    status: 'accepted',
    respondedAt: null,
    auditionId: 'audition-1',
    talentProfileId: 'talent-1',
    roleTitle: 'Nora',
    productionTitle: 'Harbour Lights',
    round: 'pre_read',
    kind: 'self_tape',
    startsAt: '2999-05-12T17:00:00.000Z',
    endsAt: '2999-05-12T17:00:00.000Z',
    timeZone: 'America/New_York',
    isToBeChosen: false,
    place: null,
    room: null,
    note: null,
    takes: 0,
    version: 1,
    talent: { userId: 'user-1', name: 'Mara Okonjo', photoUrl: null },
    callId: null,
    applicationId: null,
    link: null,
    instructions: 'Plain wall, please.',
    pages: 2,
    isMemorised: false,
    tape: {
      scenes: ['The letter', 'The quay'],
      wantsSlate: true,
      frame: 'medium',
      maxMinutes: 2,
    },
    sides: [],
    proposals: [],
    accessNote: null,
    freeSlots: [],
    takesSent: [],
    overlaps: [],
    mayAnswer: true,
    maySendTapes: true,
    ...changes,
  };
}
