import { useRef, useState } from 'react';
import { COMPARED_MAX } from '../../../ui/compared-max.ts';
import { toast } from '../../../ui/toast-store.ts';
import { canMove, type Target } from '../acts/can-move.ts';
import { pickPeople, ratePeople } from '../acts/mark-person.ts';
import { movePeople } from '../acts/move-people.ts';
import { undoLastMove } from '../acts/undo-move.ts';
import type { BoardScene } from '../board-context.ts';
import type { Question } from '../late-parts.tsx';
import type { Direction } from './move-about.ts';
import type { Command } from './read-key.ts';
import type { Hands } from './use-hands.ts';

type Options = {
  scene: BoardScene;
  hands: Hands;
  /** Whom a step leads to. */
  step: (direction: Direction) => string | undefined;
  /** Who takes someone's place under the cursor that they are moved away from. */
  beside: (id: string) => string | undefined;
  openId: string | undefined;
  setOpenId: (id: string | undefined) => void;
  onFilter: () => void;
};

/** What lies over the board, or is being asked. */
type Asked =
  | 'help'
  | { compare: string[] }
  | { decline: string[] }
  | { shortlist: string[] }
  | { question: Question; of: string[] }
  | undefined;

/** Does what keys and buttons ask for. */
export function useCommands(options: Options) {
  const { scene, hands, step, beside, openId, setOpenId, onFilter } = options;
  const { board, callback, canReview, isCancelled } = scene;
  const [asked, setAsked] = useState<Asked>();
  const [ratingId, setRatingId] = useState<string>();
  const [notePull, setNotePull] = useState(0);
  const hasExplained = useRef(false);
  const meant =
    hands.selected.size > 0 ? [...hands.selected] : [hands.cursorId].flatMap((id) => id ?? []);

  function move(ids: readonly string[], to: Target) {
    void movePeople(board, ids, { to, callback, isCancelled });
    if (hands.selected.size > 0) hands.clear();
  }
  /** By a key, one after the other: the cursor stays where one works. */
  function moveOn(ids: readonly string[], to: Target) {
    const { cursorId, selected } = hands;
    const card = cursorId === undefined ? undefined : board.find(cursorId);
    const isLeaving = selected.size === 0 && openId === undefined && card !== undefined;
    const next = isLeaving && canMove(card, to, scene) ? beside(card.id) : undefined;
    move(ids, to);
    if (next !== undefined) hands.goTo(next);
  }
  function go(direction: Direction) {
    const id = step(direction);
    hands.goTo(id);
    // Whoever is next is looked at first.
    setNotePull(0);
    if (openId !== undefined && id !== undefined) setOpenId(id);
  }
  function compare() {
    const chosen = meant.slice(0, COMPARED_MAX);
    if (chosen.length < 2) {
      toast({ title: 'Select two to four people to compare', description: 'x selects.' });
      return;
    }
    if (meant.length > COMPARED_MAX) {
      toast({ title: `Comparing the first ${COMPARED_MAX} of ${meant.length}` });
    }
    setAsked({ compare: chosen });
  }
  function close(): boolean {
    if (openId !== undefined) setOpenId(undefined);
    else if (hands.selected.size > 0) hands.clear();
    else return false;
    hands.goTo(hands.cursorId);
    return true;
  }

  /** For those who may look: everything else is explained, once. */
  function decide(command: Command, ids: readonly string[]): boolean {
    if (!canReview) {
      if (!hasExplained.current) {
        hasExplained.current = true;
        toast({
          title: 'You can look here, not decide',
          description: 'Who manages the production can give you the right to review.',
        });
      }
      return true;
    }
    if (command.do === 'undo') {
      void undoLastMove(board);
      return true;
    }
    const [first] = ids;
    if (first === undefined) return false;
    switch (command.do) {
      case 'pick':
        void pickPeople(board, ids, command.pick);
        return true;
      case 'move':
        moveOn(ids, command.to);
        return true;
      case 'decline':
        moveOn(ids, 'not_selected');
        return true;
      case 'explainNew':
        toast({
          title: 'Nobody becomes new again',
          description: 'Who has been seen was seen. 2 to 5 move to Viewed and on.',
        });
        return true;
      case 'rate':
        setRatingId(hands.cursorId);
        return true;
      case 'note':
        setOpenId(hands.cursorId ?? first);
        setNotePull((pull) => pull + 1);
        return true;
      default:
        return false;
    }
  }

  function run(command: Command): boolean {
    switch (command.do) {
      case 'go':
        go(command.direction);
        return true;
      case 'open':
        if (hands.cursorId === undefined) return false;
        setOpenId(openId === hands.cursorId ? undefined : hands.cursorId);
        return true;
      case 'close':
        return close();
      case 'select':
        if (hands.cursorId !== undefined) hands.toggle(hands.cursorId);
        return true;
      case 'selectAll':
        hands.selectAll();
        return true;
      case 'compare':
        compare();
        return true;
      case 'filter':
        onFilter();
        return true;
      case 'help':
        setAsked('help');
        return true;
      default:
        return decide(command, meant);
    }
  }

  function rate(rating: number | null | 'never mind') {
    const id = ratingId;
    setRatingId(undefined);
    if (rating === 'never mind' || id === undefined) return;
    void ratePeople(board, hands.selected.has(id) ? meant : [id], rating);
  }

  return {
    run,
    decide,
    go,
    move,
    rate,
    compare,
    meant,
    asked,
    setAsked,
    ratingId,
    notePull,
  };
}
