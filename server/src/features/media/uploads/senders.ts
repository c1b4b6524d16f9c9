type Sender = { interruption: AbortController; isDone: Promise<unknown> };

/**
 * Who sends which upload to this server now. Somebody whose line went dead comes back before the
 * server has noticed: what came over the old line is put away first, and the new one goes on from there.
 */
export class Senders {
  readonly #current = new Map<string, Sender>();
  readonly #stop = new AbortController();

  /** `send` takes bytes in until it is interrupted; what it has taken by then, it keeps. */
  async run<T>(mediaId: string, send: (until: AbortSignal) => Promise<T>): Promise<T> {
    while (this.#current.has(mediaId)) await this.interrupt(mediaId);
    const interruption = new AbortController();
    const sending = send(AbortSignal.any([interruption.signal, this.#stop.signal]));
    const isDone = sending.catch(() => undefined).then(() => void this.#current.delete(mediaId));
    this.#current.set(mediaId, { interruption, isDone });
    return sending;
  }

  /** Resolves when all that has come is put away. */
  async interrupt(mediaId: string): Promise<void> {
    const sender = this.#current.get(mediaId);
    sender?.interruption.abort();
    await sender?.isDone;
  }

  stop(): void {
    this.#stop.abort();
  }
}
