import { CHALLENGE_HOURS } from '@callboard/contract/deal-choices';
import type { Hold } from '@callboard/contract/holds';
import { LIMITS } from '@callboard/contract/limits';
import { useState } from 'react';
import { daysInWords } from '../../../lib/casting/days.ts';
import { Button } from '../../../ui/button.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { SureDialog } from '../../../ui/sure-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useChallengeHold, useConfirmHold, useReleaseHold } from '../deal-changes.ts';

type Props = { roleId: string; hold: Hold; word: string };

/** A first one can be confirmed, one behind it may challenge, and any can be let go. */
export function HoldActs({ roleId, hold, word }: Props) {
  const [asked, setAsked] = useState<'challenge' | 'confirm' | 'release'>();
  const challenge = useChallengeHold(roleId, hold.id);
  const confirm = useConfirmHold(roleId, hold.id);
  const release = useReleaseHold(roleId, hold.id);
  const isGiven = hold.status === 'given';
  const days = daysInWords(hold.from, hold.to);
  const { name } = hold.talent;
  const close = () => setAsked(undefined);
  const done = (title: string) => ({
    onSuccess: () => {
      toast({ title });
      close();
    },
  });
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {isGiven && hold.rank === 'first' && (
        <Button onClick={() => setAsked('confirm')}>Confirm</Button>
      )}
      {isGiven && hold.rank !== 'first' && (
        <Button onClick={() => setAsked('challenge')}>Challenge</Button>
      )}
      <Button look="quiet" onClick={() => setAsked('release')}>
        Release
      </Button>
      {asked === 'confirm' && (
        <SureDialog
          title={`Confirm the ${word} with ${name}?`}
          text={`${days} are taken, and their side is told. It is not an offer yet.`}
          act={`Confirm the ${word}`}
          change={confirm}
          onConfirm={() => confirm.mutate(undefined, done(`${days} confirmed with ${name}`))}
          onClose={close}
        />
      )}
      {asked === 'challenge' && (
        <SureDialog
          title={`Challenge the first ${word}?`}
          text={`Say so only if you would book ${name} now. Whoever holds ${days} before you has ${CHALLENGE_HOURS} hours to confirm or release. They are not told who you are.`}
          act="Challenge"
          change={challenge}
          onConfirm={() => challenge.mutate(undefined, done(`First ${word} challenged`))}
          onClose={close}
        />
      )}
      {asked === 'release' && (
        <ReasonDialog
          title={`Release ${name}?`}
          description={`${days} are theirs again, and they are told.`}
          act="Release"
          hint="Their side reads this."
          maxLength={LIMITS.lineLength}
          isPending={release.isPending}
          error={release.error}
          onConfirm={(note) => release.mutate(note, done(`${name} released for ${days}`))}
          onClose={close}
        />
      )}
    </div>
  );
}
