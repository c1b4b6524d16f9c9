import { LIMITS } from '@callboard/contract/limits';
import type { Representation } from '@callboard/contract/representation';
import { scopeInWords } from '../../../lib/representation-words.ts';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useEndRepresentation } from './representation-queries.ts';

type Props = {
  representation: Representation;
  /** Whether it is all that this agency represents the talent for. */
  isLast: boolean;
  onClose: () => void;
};

/** Declines what is asked for or ends what holds, and says before what that means. */
export function EndDialog({ representation, isLast, onClose }: Props) {
  const { id, talentProfileId, portfolio, status } = representation;
  const end = useEndRepresentation(talentProfileId);
  const isAsked = status === 'requested';
  const onSuccess = () => {
    const title = isAsked ? 'Declined' : 'Representation ended';
    toast({ title, description: portfolio.name });
    onClose();
  };
  return (
    <ReasonDialog
      title={isAsked ? `Decline ${portfolio.name}?` : `End with ${portfolio.name}?`}
      description={`${scopeInWords(representation)}. ${whatFollows(representation, isLast)}`}
      act={isAsked ? 'Decline' : 'End representation'}
      hint="Not needed. The agency reads it."
      maxLength={LIMITS.lineLength}
      isPending={end.isPending}
      error={end.error}
      onConfirm={(reason) => end.mutate({ id, reason }, { onSuccess })}
      onClose={onClose}
    />
  );
}

function whatFollows({ status, replacesId }: Representation, isLast: boolean): string {
  if (status === 'requested') {
    return replacesId === null ? 'They are told.' : 'They are told. What holds now stays.';
  }
  if (!isLast) return 'What else they represent stays.';
  return 'Their agents can no longer open or change anything here, from this moment on. What they submitted stays.';
}
