import { LIMITS } from '@callboard/contract/limits';
import type { Representation } from '@callboard/contract/representation';
import { scopeInWords } from '../../../lib/representation-words.ts';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useEndRepresentation } from '../roster-changes.ts';
import { nameOf } from '../roster-words.ts';
import type { PartProps } from './talent-parts.tsx';

export type EndProps = PartProps & { representation: Representation; onClose: () => void };

/** Says what ends with it before it does. */
export function EndDialog({ standing, talent, representation, onClose }: EndProps) {
  const end = useEndRepresentation(standing.portfolioId, representation.id);
  const name = nameOf(talent);
  const isAsked = representation.status === 'requested';
  const onSuccess = () => {
    toast({ title: isAsked ? 'Taken back' : 'Representation ended', description: name });
    onClose();
  };
  return (
    <ReasonDialog
      title={isAsked ? `Take back what you asked ${name}?` : `End representing ${name}?`}
      description={`${scopeInWords(representation)}. ${whatEnds({ talent, representation })}`}
      act={isAsked ? 'Take back' : 'End representation'}
      hint={talent.isClaimed ? 'They read it.' : undefined}
      maxLength={LIMITS.lineLength}
      isPending={end.isPending}
      error={end.error}
      onConfirm={(reason) => end.mutate(reason, { onSuccess })}
      onClose={onClose}
    />
  );
}

function whatEnds({ talent, representation }: Pick<EndProps, 'talent' | 'representation'>): string {
  if (representation.status === 'requested') return 'They can no longer confirm it.';
  const isLast = !talent.representations.some(
    ({ id, status }) => status === 'active' && id !== representation.id,
  );
  if (!isLast) return 'What else you represent them for stays.';
  const rest =
    'They leave your roster with their assignments and notes, and nobody of your team can act for them any more. What was submitted stays.';
  return talent.isClaimed
    ? rest
    : `${rest} Nobody has claimed this profile: unless it was submitted, it is deleted.`;
}
