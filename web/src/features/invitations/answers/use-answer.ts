import {
  type AuditionInvitation,
  auditionInvitationEndpoints,
} from '@callboard/contract/audition-invitations';
import type { BodyOf } from '@callboard/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/toast-store.ts';
import { refreshInvitations } from '../about.ts';
import { invitationQuery } from '../calls.ts';
import { answerWords } from '../list/invitation-words.ts';

type Answer = BodyOf<typeof auditionInvitationEndpoints.answer>;

/** Without its version: that is the one that was read. */
type Given<A> = A extends { version: number } ? Omit<A, 'version'> : never;
type GivenAnswer = Given<Answer>;

/** An answer to what was read. What came after it is read first, and answered anew. */
export function useAnswer(invitation: Pick<AuditionInvitation, 'id' | 'version' | 'kind'>) {
  const { id, version } = invitation;
  const queries = useQueryClient();
  const words = answerWords(invitation);
  return useMutation({
    mutationFn: (given: GivenAnswer) =>
      call(auditionInvitationEndpoints.answer, {
        params: { id },
        body: { ...given, version } as Answer,
      }),
    onSuccess: (answered, { answer }) => {
      queries.setQueryData(invitationQuery(id).queryKey, answered);
      const done = { accept: words.accepted, decline: words.declined, reschedule: words.asked };
      toast({ title: done[answer], description: 'The casting team was told.' });
    },
    onError: (error) => {
      if (isAnsweredInDialog(error)) return;
      const title = hasChanged(error) ? 'This was changed' : 'Not answered';
      const description = hasChanged(error)
        ? 'Here it is as it stands now. Please look at it again.'
        : error.message;
      toast({ title, description, variant: 'destructive' });
    },
    onSettled: () => refreshInvitations(queries),
  });
}

const codeOf = (error: Error | null) => (error instanceof ApiError ? error.code : undefined);
const hasChanged = (error: Error) => codeOf(error) === 'CONFLICT';

/** There is nothing left to answer as it was read; whatever else went wrong can be tried again. */
export const isOutdated = (error: Error) =>
  ['CONFLICT', 'INVITATION_ENDED', 'NOT_FOUND'].includes(codeOf(error) ?? '');

export const isOverlap = (error: Error | null) => codeOf(error) === 'TIME_OVERLAPS';
export const isTaken = (error: Error | null) => codeOf(error) === 'SLOT_TAKEN';

/** The dialog says these itself, and what to do about them. */
const isAnsweredInDialog = (error: Error) => isOverlap(error) || isTaken(error);
