import type { ModerationDecision, OpenedCase } from '@callboard/contract/report-review';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { useDecideCase } from './case-queries.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { DECISIONS, possibleDecisions, removeTooOf } from './decision-words.ts';

type Props = { opened: OpenedCase; onDecided: () => void };

/** What can be decided, by button and by key, each with a reason. */
export function DecisionBar({ opened, onDecided }: Props) {
  const { subject, subjectId } = opened;
  const [asked, setAsked] = useState<ModerationDecision>();
  const decide = useDecideCase({ subject, subjectId });
  const possible = possibleDecisions(opened);
  useKeys(
    Object.fromEntries(possible.map((each) => [DECISIONS[each].stroke, () => setAsked(each)])),
    asked === undefined,
  );
  const close = () => {
    setAsked(undefined);
    decide.reset();
  };
  const confirm = (decision: ModerationDecision, reason: string, removeToo: boolean) =>
    decide.mutate(
      { decision, reason, removeToo },
      {
        onSuccess: () => {
          close();
          toast({ title: `Decided: ${DECISIONS[decision].act.toLowerCase()}` });
          onDecided();
        },
        onError: (error) => {
          if (!(error instanceof ApiError && error.code === 'CONFLICT')) return;
          close();
          toast({ title: 'Decided in the meantime', description: error.message });
        },
      },
    );
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Decide</legend>
      {possible.map((decision) => (
        <Button
          key={decision}
          look={decision === 'suspend' ? 'danger' : 'plain'}
          aria-keyshortcuts={DECISIONS[decision].stroke}
          onClick={() => setAsked(decision)}
        >
          {DECISIONS[decision].act}
          <kbd className="pointer-coarse:hidden">{DECISIONS[decision].stroke.toUpperCase()}</kbd>
        </Button>
      ))}
      {asked !== undefined && (
        <DecisionDialog
          {...wordsOf(asked)}
          isGrave={asked === 'suspend' || asked === 'remove'}
          removeToo={removeTooOf(opened, asked)}
          isPending={decide.isPending}
          error={decide.error}
          onConfirm={(reason, removeToo) => confirm(asked, reason, removeToo)}
          onClose={close}
        />
      )}
    </fieldset>
  );
}

function wordsOf(decision: ModerationDecision) {
  const { act, title, description, hint } = DECISIONS[decision];
  return { act, title, description, hint };
}
