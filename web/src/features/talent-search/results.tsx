import type { FoundTalent } from '@callboard/contract/talent-search';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { FaceGrid } from './faces/face-grid.tsx';
import type { CardActs } from './faces/talent-card.tsx';
import { useCursor } from './faces/use-cursor.ts';
import { QuickView } from './quick-view/quick-view.tsx';
import { type Act, actsOf } from './selection/acts.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useSelection } from './selection/use-selection.ts';
import { useOpenTalent } from './use-open-talent.ts';
import { useResultKeys } from './use-result-keys.ts';
import type { Results as Found } from './use-results.ts';

type Props = {
  results: Found;
  /** In the place of the faces where there are none: who is selected stays so meanwhile. */
  empty: ReactNode;
  onAct: (act: Act, talentProfileIds: readonly string[]) => void;
};

/** The faces, whoever of them is looked at closely, and what is done to those who are selected. */
export function Results({ results, empty, onAct }: Props) {
  const { found, total, isOld, more } = results;
  const { role } = useCurrentUser();
  const canSelect = actsOf(role).length > 0;
  const [openId, setOpenId] = useOpenTalent();
  const cursor = useCursor(found, openId);
  const selection = useSelection(found);
  const across = useRef(1);
  const openAt = found.findIndex(({ id }) => id === openId);
  const open = found[openAt];

  useResultKeys({
    found,
    cursor,
    selection,
    canSelect,
    across: () => across.current,
    openId: open?.id,
    onOpen: setOpenId,
  });

  const { goTo } = cursor;
  const { toggle, selectTo } = selection;
  const acts: CardActs = useMemo(
    () => ({
      open(talent, { shiftKey, metaKey, ctrlKey }) {
        goTo(talent.id, { isPulled: false });
        if (canSelect && shiftKey) return selectTo(talent);
        if (canSelect && (metaKey || ctrlKey)) return toggle(talent);
        setOpenId((now) => (now === talent.id ? undefined : talent.id));
      },
      toggle(talent, { shiftKey }) {
        goTo(talent.id, { isPulled: false });
        if (shiftKey) selectTo(talent);
        else toggle(talent);
      },
    }),
    [canSelect, goTo, selectTo, toggle, setOpenId],
  );

  const { ask } = more;
  // Whoever goes on to the last one that is there finds more.
  const isAtEnd = open !== undefined && openAt >= found.length - 2;
  useEffect(() => {
    if (isAtEnd) ask();
  }, [isAtEnd, ask]);

  function step(by: 1 | -1) {
    const next = found[openAt + by];
    if (next === undefined) return;
    setOpenId(next.id);
    goTo(next.id, { isPulled: false });
  }

  const people = useMemo(() => [...selection.selected.values()], [selection.selected]);
  const onAcross = useCallback((count: number) => {
    across.current = count;
  }, []);
  return (
    <>
      <div className="flex min-w-0 items-start gap-6">
        <div
          aria-busy={isOld}
          className={classes(
            'min-w-0 flex-1 transition-opacity',
            // Only where it takes a while: a quick answer changes nothing but the faces.
            isOld && 'opacity-60 delay-300',
          )}
        >
          {total === 0 && empty}
          {total > 0 && (
            <FaceGrid
              found={found}
              total={total}
              cursor={cursor}
              openId={open?.id}
              selected={selection.selected}
              canSelect={canSelect}
              acts={acts}
              onAcross={onAcross}
              onNearEnd={ask}
            />
          )}
          <More more={more} />
        </div>
        {open !== undefined && (
          <QuickView
            talent={open}
            place={openAt + 1}
            total={total}
            onStep={step}
            onClose={() => setOpenId(undefined)}
          />
        )}
      </div>
      {people.length > 0 && (
        <SelectionBar
          people={people}
          elsewhere={countElsewhere(people, found)}
          onAct={(act) =>
            onAct(
              act,
              people.map(({ id }) => id),
            )
          }
          onClear={selection.clear}
        />
      )}
    </>
  );
}

function countElsewhere(people: readonly FoundTalent[], found: readonly FoundTalent[]): number {
  const here = new Set(found.map(({ id }) => id));
  return people.filter(({ id }) => !here.has(id)).length;
}

function More({ more: { isComing, problem, again } }: Pick<Found, 'more'>) {
  if (problem !== undefined) {
    return (
      <p
        role="alert"
        className="flex flex-wrap items-center justify-center gap-3 py-6 text-13 text-muted"
      >
        {problem}
        <Button onClick={again}>Try again</Button>
      </p>
    );
  }
  // Its place is kept, so that nothing moves when it comes.
  return <div className="grid h-16 place-items-center">{isComing && <Spinner />}</div>;
}
