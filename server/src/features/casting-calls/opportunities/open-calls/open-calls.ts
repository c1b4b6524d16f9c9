import { FollowedCalls, type Source } from './followed-calls.ts';

/**
 * Every open call, kept in the memory of one server: how well a talent fits is worked out for all of
 * them, which is far too much to ask a database. It follows the change feed, and looks at what is new
 * there before each answer, so that whatever was committed before, by this server or another, is in it.
 */
export class OpenCalls {
  #calls: Promise<FollowedCalls> | undefined;

  /** The calls as they are now. */
  async current(source: Source): Promise<FollowedCalls> {
    this.#calls ??= FollowedCalls.load(source);
    const loading = this.#calls;
    try {
      const calls = await loading;
      if (!calls.isStale(source.clock)) {
        await calls.catchUp(source.db);
        return calls;
      }
    } catch (error) {
      this.#forget(loading);
      throw error;
    }
    this.#forget(loading);
    return this.current(source);
  }

  /** Unless somebody has begun anew already. */
  #forget(loading: Promise<FollowedCalls>): void {
    if (this.#calls === loading) this.#calls = undefined;
  }
}
