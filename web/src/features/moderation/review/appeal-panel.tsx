import type { ResultOf } from '@callboard/contract/endpoint';
import type { reportReviewEndpoints } from '@callboard/contract/report-review';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { relativeDate } from '../../../lib/relative-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { DECISION_WORDS } from '../words.ts';
import { useDecideAppeal } from './case-queries.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { PersonHistory } from './person-history.tsx';

export type Appeal = ResultOf<typeof reportReviewEndpoints.appeals>['items'][number];
type Outcome = 'upheld' | 'overturned';

const WORDS: Record<Outcome, { title: string; description: string; act: string }> = {
  upheld: {
    title: 'Uphold the decision?',
    description: 'It stays, and they are told so. There is no further appeal.',
    act: 'Uphold',
  },
  overturned: {
    title: 'Overturn the decision?',
    description:
      'It no longer counts against them, and a suspension ends at once. What was taken away they may send or publish again.',
    act: 'Overturn',
  },
};

/** What somebody asks, beside what was decided. */
export function AppealPanel({ appeal, onDecided }: { appeal: Appeal; onDecided: () => void }) {
  const [asked, setAsked] = useState<Outcome>();
  const decide = useDecideAppeal(appeal.id);
  useKeys({ u: () => setAsked('upheld'), o: () => setAsked('overturned') }, asked === undefined);
  const close = () => {
    setAsked(undefined);
    decide.reset();
  };
  const confirm = (outcome: Outcome, reason: string) =>
    decide.mutate(
      { outcome, reason },
      {
        onSuccess: () => {
          close();
          toast({ title: `Appeal ${outcome}` });
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid gap-3">
        <h2 dir="auto" className="wrap-anywhere font-semibold text-16">
          {appeal.person.name}
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button aria-keyshortcuts="o" onClick={() => setAsked('overturned')}>
            Overturn <kbd className="pointer-coarse:hidden">O</kbd>
          </Button>
          <Button aria-keyshortcuts="u" onClick={() => setAsked('upheld')}>
            Uphold <kbd className="pointer-coarse:hidden">U</kbd>
          </Button>
        </div>
      </header>
      <Card title="What they say" description={relativeDate(appeal.appeal?.at ?? '')}>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-13">
          {appeal.appeal?.text}
        </p>
      </Card>
      <Card
        title={`${DECISION_WORDS[appeal.decision]}: ${appeal.title}`}
        description={`${appeal.decidedBy ?? 'The command line'}, ${relativeDate(appeal.decidedAt)}`}
      >
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-13">
          {appeal.reason}
        </p>
      </Card>
      <PersonHistory side="Appeals" person={appeal.person} />
      {asked !== undefined && (
        <DecisionDialog
          {...WORDS[asked]}
          hint="They read it."
          isGrave={false}
          isPending={decide.isPending}
          error={decide.error}
          onConfirm={(reason) => confirm(asked, reason)}
          onClose={close}
        />
      )}
    </div>
  );
}
