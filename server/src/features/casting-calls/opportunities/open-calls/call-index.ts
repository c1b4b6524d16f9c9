import { AskTables } from '../../../fit/ask-table.ts';
import { AskColumn } from './ask-column.ts';
import { type OpenCall, readOpenCall, readWords } from './open-call.ts';
import type { OpenCallRow } from './queries.ts';
import { WordIndex } from './word-index.ts';

/** In the place of a deadline: past at any time. */
const GONE = 0;
/** So few that it does not matter how many of them are gone. */
const SMALL = 1_000;

/**
 * Calls side by side, each in a slot of its own, and what is read of all of them at every request as
 * plain numbers. A slot is not used again: whatever was worked out for it stays true, and a call that
 * changes moves into a new one.
 */
export class CallIndex {
  readonly calls: OpenCall[] = [];
  readonly deadlines: number[] = [];
  /** Whether everybody may see it: the others have to be looked at one by one. */
  readonly isPublic: boolean[] = [];
  /** What says whom each is for. */
  readonly who = new AskColumn();
  readonly others = new AskColumn();
  readonly words = new WordIndex();
  readonly tables = new AskTables();
  readonly #slots = new Map<string, number>();
  /** Where those are to which a talent was invited, gone ones too. */
  readonly #invitedTo = new Map<string, number[]>();

  get size(): number {
    return this.calls.length;
  }

  /** Time to begin a new one. */
  get isMostlyGone(): boolean {
    return this.size > SMALL && this.size > 2 * this.#slots.size;
  }

  isOpen(slot: number, now: number): boolean {
    return (this.deadlines[slot] ?? GONE) > now;
  }

  /** The slots of calls to which somebody of these was invited. */
  invitedTo(talentProfileIds: ReadonlySet<string>): number[] {
    const slots = [...talentProfileIds].flatMap((id) => this.#invitedTo.get(id) ?? []);
    return [...new Set(slots)];
  }

  put(row: OpenCallRow): void {
    this.drop(row.id);
    const call = readOpenCall(row, this.tables);
    const slot = this.calls.push(call) - 1;
    this.deadlines.push(call.deadline);
    this.isPublic.push(call.visibility === 'public');
    this.who.push(call.asks.who);
    this.others.push(call.asks.others);
    this.words.put(slot, readWords(row));
    this.#slots.set(call.id, slot);
    for (const id of call.inviteeIds) {
      this.#invitedTo.set(id, [...(this.#invitedTo.get(id) ?? []), slot]);
    }
  }

  drop(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.deadlines[slot] = GONE;
    this.#slots.delete(id);
  }

  dropPostedBy(userIds: ReadonlySet<string>): void {
    for (const [id, slot] of this.#slots) {
      if (userIds.has(this.calls[slot]?.postedBy ?? '')) this.drop(id);
    }
  }
}
