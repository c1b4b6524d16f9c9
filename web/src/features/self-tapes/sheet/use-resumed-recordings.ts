import type { InvitationDetail } from '@callboard/contract/audition-invitations';
import { useEffect } from 'react';
import type { TapePart } from '../draft/take-order.ts';
import { keptRecordings, type Recording, useKeptRecordings } from '../recording/kept-recordings.ts';
import { uploadTake } from './upload-take.ts';

type Whose = Pick<InvitationDetail, 'id' | 'talentProfileId' | 'maySendTapes'>;

/** Begun since the page was loaded. One that was cancelled meanwhile does not begin by itself. */
const begun = new Set<string>();

/** From the recorder to the server. It stays on this device until it is there. */
export function sendRecording(invitation: Whose, part: TapePart, recording: Recording): void {
  const { id, file } = recording;
  begun.add(id);
  keptRecordings.put({ ...recording, isWanted: true });
  uploadTake(invitation, part, file, () => keptRecordings.remove(id));
}

/** Takes that were on their way when the page was left go on from where they were. */
export function useResumedRecordings(invitation: Whose, parts: readonly TapePart[]): void {
  const recordings = useKeptRecordings(invitation.id);
  useEffect(() => {
    if (!invitation.maySendTapes) return;
    for (const recording of recordings) {
      const part = parts.find(({ key }) => key === recording.partKey) ?? parts.at(-1);
      if (part === undefined || !recording.isWanted || begun.has(recording.id)) continue;
      sendRecording(invitation, part, recording);
    }
  }, [recordings, invitation, parts]);
}
