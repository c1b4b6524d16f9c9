import type { EventKind } from '@callboard/contract/analytics';
import type { Role } from '@callboard/contract/roles';

export type Viewer = { name: string; role: Role };

export type Happening = {
  /** In milliseconds. */
  at: number;
  kind: EventKind;
  talentProfileId: string | null;
  subjectId: string | null;
  viewer: Viewer;
};

/** Of which time it tells, and when each talent joined. */
type Frame = { from: Date; until: Date; joined: ReadonlyMap<string, number> };

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * What happened in the year. Who does the same within an hour is noted once, as days are counted, so that
 * the figures of a day are how many notes it has.
 */
export class Diary {
  readonly #from: number;
  readonly #until: number;
  readonly #joined: ReadonlyMap<string, number>;
  readonly #seen = new Set<string>();
  readonly happenings: Happening[] = [];

  constructor({ from, until, joined }: Frame) {
    this.#from = from.getTime();
    this.#until = until.getTime();
    this.#joined = joined;
  }

  /** Whether they had a profile by then. */
  wasHere(talentProfileId: string, at: number): boolean {
    return at >= (this.#joined.get(talentProfileId) ?? this.#from);
  }

  /** Whether it is news: it may be the same again, not yet, or too long ago. */
  note(happening: Happening): boolean {
    const { at, kind, talentProfileId, subjectId, viewer } = happening;
    if (at < this.#from || at > this.#until) return false;
    // Applications are planned elsewhere, and each of them counts.
    const isSomebodys = talentProfileId !== null && kind !== 'applied';
    if (isSomebodys && !this.wasHere(talentProfileId, at)) return false;
    const hour = Math.floor(at / HOUR_MS);
    const once = `${kind} ${talentProfileId} ${subjectId} ${viewer.name} ${hour}`;
    if (this.#seen.has(once)) return false;
    this.#seen.add(once);
    this.happenings.push(happening);
    return true;
  }
}

const days = new Map<number, string>();

/** Asked for tens of thousands of times, for a few hundred days. */
export function dayOf(at: number): string {
  const number = Math.floor(at / DAY_MS);
  const day = days.get(number) ?? new Date(number * DAY_MS).toISOString().slice(0, 10);
  days.set(number, day);
  return day;
}
