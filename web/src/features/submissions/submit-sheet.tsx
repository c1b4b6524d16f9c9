import type { SubmissionCandidate, SubmissionOutcome } from '@callboard/contract/submissions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CandidateList } from './candidate-list.tsx';
import { NO_NOTES, noteFor } from './notes.ts';
import { OutcomeList, outcomesInWords } from './outcome-list.tsx';
import { maySubmit } from './standing.ts';
import { candidatesQuery, useSubmit } from './submission-queries.ts';
import { SubmitBar } from './submit-bar.tsx';

type Props = {
  call: { id: string; roleTitle: string };
  portfolioId: string;
  /** Whom it is about, ticked from the beginning; without them everyone, nobody ticked. */
  chosenIds?: readonly string[];
  /** What was ticked and written stays while it is closed. */
  isOpen: boolean;
  onClose: () => void;
};

/** The agent's talents beside a call: ticked, sent in one act, and what became of each. */
export function SubmitSheet({ call, portfolioId, chosenIds, isOpen, onClose }: Props) {
  const candidates = useQuery({ ...candidatesQuery(call.id, portfolioId), enabled: isOpen });
  const submit = useSubmit(portfolioId);
  const [wished, setWished] = useState<ReadonlySet<string>>(new Set(chosenIds));
  const [notes, setNotes] = useState(NO_NOTES);
  const items = candidates.data?.items.filter(
    ({ talentProfileId }) => chosenIds?.includes(talentProfileId) ?? true,
  );
  // Somebody else may have submitted one of them meanwhile.
  const ticked = items?.filter((one) => wished.has(one.talentProfileId) && maySubmit(one)) ?? [];
  const people = ticked.map(({ talentProfileId, name }) => ({ id: talentProfileId, name }));
  const outcomes = submit.data?.outcomes;

  const send = () =>
    submit.mutate(
      people.map(({ id }) => ({
        callId: call.id,
        talentProfileId: id,
        note: noteFor(notes, id),
      })),
    );

  /** Once it is known what became of them, the next time begins anew. */
  function close() {
    if (outcomes !== undefined) {
      setWished(new Set());
      setNotes(NO_NOTES);
      submit.reset();
    }
    onClose();
  }

  return (
    <Sheet
      open={isOpen}
      onOpenChange={close}
      title={`Submit for ${call.roleTitle}`}
      width={560}
      footer={
        outcomes === undefined ? (
          <SubmitBar
            label={labelFor(people.length)}
            people={people}
            notes={notes}
            onNotes={setNotes}
            problem={submit.error?.message}
            isReady={people.length > 0}
            isPending={submit.isPending}
            onSubmit={send}
          />
        ) : (
          <Button look="primary" onClick={close}>
            Done
          </Button>
        )
      }
    >
      {outcomes !== undefined && <Outcomes outcomes={outcomes} candidates={items ?? []} />}
      {outcomes === undefined && items !== undefined && (
        <>
          <NotOnRoster count={chosenIds === undefined ? 0 : chosenIds.length - items.length} />
          <CandidateList items={items} wished={wished} onWish={setWished} />
        </>
      )}
      {items === undefined && !candidates.isLoadingError && <Waiting />}
      {candidates.isLoadingError && (
        <ErrorState
          title="Your talents could not be loaded"
          text={candidates.error.message}
          onRetry={() => void candidates.refetch()}
        />
      )}
    </Sheet>
  );
}

/** Whom somebody else represents cannot be submitted, and is not listed. */
function NotOnRoster({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="mb-3 text-13 text-muted">
      {count === 1 ? '1 of those chosen is' : `${count} of those chosen are`} not here: this call is
      not for them, or you do not work with them.
    </p>
  );
}

function labelFor(count: number): string {
  if (count === 0) return 'Submit talents';
  return count === 1 ? 'Submit 1 talent' : `Submit ${count} talents`;
}

type OutcomesProps = {
  outcomes: readonly SubmissionOutcome[];
  candidates: readonly SubmissionCandidate[];
};

function Outcomes({ outcomes, candidates }: OutcomesProps) {
  const names = new Map(candidates.map((one) => [one.talentProfileId, one.name]));
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold text-16">
        {outcomesInWords(outcomes)}
      </p>
      <OutcomeList
        outcomes={outcomes}
        nameOf={({ talentProfileId }) => names.get(talentProfileId) ?? 'A talent'}
      />
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className="h-12 rounded-control" />
      ))}
    </div>
  );
}
