import { createHash } from 'node:crypto';
import type { Held } from './recorder.ts';

export const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/**
 * Tells viewers of the same thing apart on one day. Whoever looks at two things has two keys: an event
 * that names its viewer, as an application does, says nothing about what else they looked at. Without the
 * day's salt nobody finds out who it was.
 */
export class ViewerKeys {
  readonly #salts: ReadonlyMap<string, Buffer>;
  readonly #made = new Map<string, bigint>();

  constructor(salts: ReadonlyMap<string, Buffer>) {
    this.#salts = salts;
  }

  of(event: Held): bigint {
    const day = dayOf(event.at);
    const what = `${event.kind} ${thingOf(event)} ${event.viewer.key}`;
    // A page of a search names many talents and one search.
    const known = this.#made.get(`${day} ${what}`);
    if (known !== undefined) return known;
    const salt = this.#salts.get(day) ?? Buffer.of();
    const key = createHash('sha256').update(salt).update(what).digest().readBigInt64BE();
    this.#made.set(`${day} ${what}`, key);
    return key;
  }
}

/** The search, the film, the call; of a look at a profile the profile. */
function thingOf({ search, subjectId, talentProfileId }: Held): string {
  return search?.key ?? subjectId ?? talentProfileId ?? '';
}
