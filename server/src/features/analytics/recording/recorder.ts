import type { EventKind } from '@callboard/contract/analytics';
import type { Role } from '@callboard/contract/roles';
import type { Platform } from '../../../platform/platform.ts';
import { findSalt, insertEvents, type StoredSearch } from './queries.ts';
import { ShownAlready } from './shown-already.ts';
import { dayOf, ViewerKeys } from './viewer-keys.ts';

type Viewer = {
  role: Role | null;
  /** A user's id, or where a visitor comes from. */
  key: string;
};

/** What happened. `search` names the search instead of a subject. */
export type Noted = {
  kind: EventKind;
  talentProfileId?: string;
  subjectId?: string;
  search?: StoredSearch;
  viewer: Viewer;
};
export type Held = Noted & { at: Date };

const PAUSE_MS = 1_000;
const AT_ONCE = 2_000;
/** Beyond this the database has been away for long, and views are not worth the memory. */
const MOST_HELD = 50_000;

/**
 * Keeps what happened in memory for up to a second and writes it with others, so that nobody's request
 * waits for it. What a crash takes along is a second of figures, which no one was promised.
 */
export class Recorder {
  readonly #platform: Platform;
  #held: Held[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #salt: { day: string; salt: Buffer } | undefined;
  readonly #shown = new ShownAlready();

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  note(...events: readonly Noted[]): void {
    if (this.#held.length + events.length > MOST_HELD) return;
    const at = this.#platform.clock.now();
    for (const event of events) this.#held.push({ ...event, at });
    this.#timer ??= setTimeout(() => void this.flush(), PAUSE_MS).unref();
  }

  /** A page that the same viewer was shown within the hour is not noted again. */
  notePage(page: readonly string[], events: readonly Noted[]): void {
    if (this.#shown.isNew(page, this.#platform.clock.now())) this.note(...events);
  }

  /** All that was noted so far is written once this is done. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async close(): Promise<void> {
    await this.flush();
  }

  async #write(): Promise<void> {
    const held = this.#held;
    this.#held = [];
    for (let start = 0; start < held.length; start += AT_ONCE) {
      const some = held.slice(start, start + AT_ONCE);
      try {
        await this.#writeSome(some);
      } catch (error) {
        this.#platform.log.error({ err: error, lost: some.length }, 'what happened was not kept');
      }
    }
  }

  async #writeSome(events: readonly Held[]): Promise<void> {
    const salts = new Map<string, Buffer>();
    for (const day of new Set(events.map(({ at }) => dayOf(at))))
      salts.set(day, await this.#saltOf(day));
    const keys = new ViewerKeys(salts);
    const keyed = events.map((event) => ({ ...event, viewerKey: keys.of(event) }));
    await insertEvents(this.#platform.db, keyed, this.#platform.clock.now());
  }

  async #saltOf(day: string): Promise<Buffer> {
    if (this.#salt?.day === day) return this.#salt.salt;
    const salt = await findSalt(this.#platform.db, day);
    this.#salt = { day, salt };
    return salt;
  }
}
