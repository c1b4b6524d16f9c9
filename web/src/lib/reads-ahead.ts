/** Older than this it is asked for anew: nobody came for it in time. */
const GOOD_FOR_MS = 10_000;

type Begun = { answer: Promise<Response>; at: number };

const begun = new Map<string, Begun>();

/** Begins a read before the code that wants its answer has come. */
export function beginRead(path: string, send: () => Promise<Response>): void {
  const answer = send();
  // Whoever takes it is told; until then nobody is.
  answer.catch(() => undefined);
  begun.set(path, { answer, at: performance.now() });
}

/** The answer to what was begun ahead. It is there once: who asks again wants to know what is new. */
export function takeBegunRead(path: string): Promise<Response> | undefined {
  const read = begun.get(path);
  begun.delete(path);
  return read && performance.now() - read.at < GOOD_FOR_MS ? read.answer : undefined;
}
