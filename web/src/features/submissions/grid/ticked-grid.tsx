import type { SubmissionOutcome } from '@callboard/contract/submissions';
import { useState } from 'react';
import { useIsDesk } from '../../../lib/use-is-desk.ts';
import { FindTalent, useFindTalent } from '../find-talent.tsx';
import { NO_NOTES, noteFor } from '../notes.ts';
import { useSubmit } from '../submission-queries.ts';
import { SubmitBar } from '../submit-bar.tsx';
import type { Grid } from './grid.ts';
import { GridOutcomes } from './grid-outcomes.tsx';
import { GridTable } from './grid-table.tsx';
import { OneRole } from './one-role.tsx';
import { keyOf, listTicked, problemWith, type Ticks } from './ticks.ts';

type Props = { grid: Grid; portfolioId: string };

/** What is ticked, sent in one act; what was taken shows in its cell, what was not beside the button. */
export function TickedGrid({ grid, portfolioId }: Props) {
  const isDesk = useIsDesk();
  const submit = useSubmit(portfolioId);
  const [ticks, setTicks] = useState<Ticks>(new Set());
  const [notes, setNotes] = useState(NO_NOTES);
  const { found, finder } = useFindTalent(grid.talents);
  const ticked = listTicked(grid.talents, ticks);
  const people = [...new Map(ticked.map(({ talentProfileId: id, name }) => [id, name]))].map(
    ([id, name]) => ({ id, name }),
  );
  const tooMany = problemWith(ticked.length);
  const outcomes = submit.data?.outcomes ?? [];

  const send = () =>
    submit.mutate(
      ticked.map(({ callId, talentProfileId }) => ({
        callId,
        talentProfileId,
        note: noteFor(notes, talentProfileId),
      })),
      {
        onSuccess: () => {
          setTicks(new Set());
          setNotes(NO_NOTES);
        },
      },
    );

  return (
    <>
      <FindTalent finder={finder} />
      {isDesk && <Legend />}
      {isDesk ? (
        <GridTable
          grid={grid}
          talents={found}
          ticks={ticks}
          onTicks={setTicks}
          refusals={refusalsIn(outcomes)}
        />
      ) : (
        <OneRole grid={grid} talents={found} ticks={ticks} onTicks={setTicks} />
      )}
      {/* Room below for the debug panel, which lies in the corner. */}
      <div className="sticky bottom-0 z-bar grid gap-3 border-line border-t bg-paper pt-3 pb-14">
        {outcomes.length > 0 && <GridOutcomes grid={grid} outcomes={outcomes} />}
        <SubmitBar
          label={labelFor(ticked.length)}
          people={people}
          notes={notes}
          onNotes={setNotes}
          problem={tooMany ?? submit.error?.message}
          isReady={ticked.length > 0 && tooMany === undefined}
          isPending={submit.isPending}
          onSubmit={send}
        />
      </div>
    </>
  );
}

function Legend() {
  return (
    <p className="text-13 text-muted">
      5/6: has five of the six things that the role asks for.{' '}
      <span className="line-through decoration-1">5/6</span>: the role asks for someone else. Arrow
      keys move, Space ticks.
    </p>
  );
}

function labelFor(count: number): string {
  if (count === 0) return 'Submit';
  return count === 1 ? 'Send 1 submission' : `Send ${count} submissions`;
}

function refusalsIn(outcomes: readonly SubmissionOutcome[]): Map<string, string> {
  return new Map(
    outcomes.flatMap((one) =>
      one.outcome === 'refused' ? [[keyOf(one), one.message ?? 'Not submitted.']] : [],
    ),
  );
}
