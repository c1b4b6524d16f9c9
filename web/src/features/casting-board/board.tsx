import { useEffect, useMemo, useState } from 'react';
import { log } from '../../lib/log.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { Announcer } from './announcer.tsx';
import { BoardBar } from './bar/board-bar.tsx';
import { BulkBar } from './bar/bulk-bar.tsx';
import { BoardContext } from './board-context.ts';
import { BoardOverlays } from './board-overlays.tsx';
import { besideOnBoard, stepInSheet, stepOnBoard } from './hands/move-about.ts';
import { useBoardKeys } from './hands/use-board-keys.ts';
import { useCardActs } from './hands/use-card-acts.ts';
import { useCommands } from './hands/use-commands.ts';
import { useHands } from './hands/use-hands.ts';
import { useOpenPerson } from './hands/use-open-person.ts';
import { fetchLateParts, LateStatusBoard } from './late-parts.tsx';
import { divideIntoColumns } from './look/board-columns.ts';
import { useLook } from './look/use-look.ts';
import { useShown } from './look/use-shown.ts';
import { NobodyShown } from './nobody-shown.tsx';
import { PersonPanel } from './person/person-panel.tsx';
import { ContactSheet } from './sheet/contact-sheet.tsx';
import type { Column } from './store/board-card.ts';
import type { BoardState, BoardStore } from './store/board-store.ts';

type Props = {
  board: BoardStore;
  productionId: string;
  state: BoardState;
  isCancelled: boolean;
  /** Filled by the day, and in numbers. */
  isBackground: boolean;
  /** The columns that this place is about; without it all. */
  scope?: readonly Column[] | undefined;
};

/** The faces come first. */
const LATE_MS = 3_000;

/** A role's applicants, to look at and to decide about. */
export function Board(props: Props) {
  const { board, productionId, state, isCancelled, isBackground, scope } = props;
  const { callback } = tradeWords(useCurrentUser().countryId);
  const { rights, cards } = state;
  const scene = useMemo(
    () => ({ board, rights, canReview: rights !== 'view', isCancelled, callback }),
    [board, rights, isCancelled, callback],
  );
  const [look, setLook] = useLook();
  const shown = useShown(state, look, scope);
  const columns = useMemo(
    () => (look.view === 'board' ? divideIntoColumns(shown.ids, cards, scope) : []),
    [look.view, shown, cards, scope],
  );
  const hands = useHands(shown);
  const [openId, setOpenId] = useOpenPerson();
  const [isFiltering, setIsFiltering] = useState(false);
  const [across, setAcross] = useState(1);
  const commands = useCommands({
    scene,
    hands,
    openId,
    setOpenId,
    onFilter: () => setIsFiltering(true),
    // On the sheet they keep their place, or leave it to who follows.
    beside: (id) => (look.view === 'board' ? besideOnBoard(id, columns) : undefined),
    step: (direction) => {
      if (look.view === 'board') return stepOnBoard(hands.cursorId, direction, columns);
      if (hands.cursorId === undefined && direction !== 'last') return shown.ids[0];
      // Whose card has left while it was open is followed by who took its place.
      const isGone = openId !== undefined && !shown.placeOf.has(openId);
      if (isGone && direction === 'next') return shown.ids[hands.place];
      const room = { length: shown.ids.length, across };
      const place = stepInSheet(hands.place, direction, room);
      return place === undefined ? undefined : shown.ids[place];
    },
  });
  useEffect(
    () =>
      whenIdle(LATE_MS, () => {
        fetchLateParts().catch((error) => log.warn('Parts of the board have not come.', error));
      }),
    [],
  );
  useBoardKeys({
    isRating: commands.ratingId !== undefined,
    onRate: commands.rate,
    onCommand: commands.run,
  });
  const acts = useCardActs({
    board,
    hands,
    setOpenId,
    rate: commands.rate,
  });
  const open = openId === undefined ? undefined : board.find(openId);
  const openPlace = openId === undefined ? undefined : shown.placeOf.get(openId);
  const drawn = { cards, hands, ratingId: commands.ratingId, openId, acts };

  return (
    <BoardContext value={scene}>
      <BoardBar
        state={state}
        look={look}
        scope={scope}
        selectedCount={hands.selected.size}
        filters={{ isOpen: isFiltering, onOpenChange: setIsFiltering }}
        onLook={setLook}
        onHelp={() => commands.setAsked('help')}
      />
      <div className="flex items-start gap-4 pt-2">
        <div className="min-w-0 flex-1">
          {shown.ids.length === 0 && look.view === 'sheet' && (
            <NobodyShown look={look} onLook={setLook} />
          )}
          {look.view === 'sheet' ? (
            <ContactSheet ids={shown.ids} onAcross={setAcross} {...drawn} />
          ) : (
            <LateStatusBoard
              columns={columns}
              counts={state.counts}
              onMove={commands.move}
              {...drawn}
            />
          )}
        </div>
        {open !== undefined && (
          <PersonPanel
            card={open}
            place={openPlace === undefined ? undefined : openPlace + 1}
            total={shown.ids.length}
            notePull={commands.notePull}
            onStep={commands.go}
            onClose={() => setOpenId(undefined)}
          />
        )}
      </div>
      {hands.selected.size > 0 && (
        <BulkBar
          count={hands.selected.size}
          isBackground={isBackground}
          onMove={(to) => commands.move(commands.meant, to)}
          onDecline={() => commands.setAsked({ decline: commands.meant })}
          onAsk={(question) => commands.setAsked({ question, of: commands.meant })}
          onCompare={commands.compare}
          onShortlist={() => commands.setAsked({ shortlist: commands.meant })}
          onClear={hands.clear}
        />
      )}
      <BoardOverlays
        board={board}
        productionId={productionId}
        commands={commands}
        onDone={hands.clear}
      />
      <Announcer />
    </BoardContext>
  );
}
