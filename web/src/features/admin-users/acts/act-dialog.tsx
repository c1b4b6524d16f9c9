import { LIMITS } from '@callboard/contract/limits';
import { useState } from 'react';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import type { useAct } from './use-act.ts';
import type { UserAct } from './user-acts.ts';

type Props = {
  act: UserAct & { asks: NonNullable<UserAct['asks']> };
  doing: ReturnType<typeof useAct>;
  onClose: () => void;
};

/** Asks for the reason, without which nothing of this is done. */
export function ActDialog({ act, doing, onClose }: Props) {
  const [isMissing, setIsMissing] = useState(false);
  const confirm = (reason: string | null) => {
    const given = reason?.trim() ?? '';
    setIsMissing(given === '');
    if (given !== '') doing.mutate({ act, reason: given }, { onSuccess: onClose });
  };
  return (
    <ReasonDialog
      {...act.asks}
      act={act.label}
      maxLength={LIMITS.lineLength}
      isPending={doing.isPending}
      error={isMissing ? new Error('Please give a reason.') : doing.error}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
