import type { ServerEvents } from '@callboard/contract/realtime';
import type { LiveSocket } from './realtime.ts';

type Listener = (...payload: never[]) => void;

/** A socket for tests that hears what the test says, and remembers what it was told. */
export class FakeSocket {
  active = false;
  connected = false;
  connections = 0;
  readonly emitted: unknown[][] = [];
  readonly #listeners = new Map<string, Listener[]>();
  #onAny: Listener[] = [];

  readonly on = ((event: string, listener: Listener) => {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }) as unknown as LiveSocket['on'];

  readonly onAny = ((listener: Listener) => {
    this.#onAny.push(listener);
    return this;
  }) as unknown as LiveSocket['onAny'];

  /** The server joins the room at once and says so; in a conversation there is nobody else. */
  readonly emit = ((...message: unknown[]) => {
    this.emitted.push(message);
    const answer = message.at(-1);
    if (typeof answer === 'function') answer(message[0] === 'join-user-room' ? true : []);
    return this;
  }) as unknown as LiveSocket['emit'];

  readonly connect = (() => {
    this.active = true;
    this.connected = true;
    this.connections += 1;
    this.#tell('connect');
    return this;
  }) as unknown as LiveSocket['connect'];

  readonly disconnect = (() => {
    this.active = false;
    this.connected = false;
    this.#onAny = [];
    this.#listeners.clear();
    return this;
  }) as unknown as LiveSocket['disconnect'];

  /** The server shuts the connection. */
  endedByServer(): void {
    this.active = false;
    this.connected = false;
    this.#tell('disconnect');
  }

  receive<E extends keyof ServerEvents>(event: E, ...payload: Parameters<ServerEvents[E]>): void {
    for (const listener of this.#onAny) listener(...([event, ...payload] as never[]));
    this.#tell(event, ...payload);
  }

  #tell(event: string, ...payload: unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(...(payload as never[]));
  }
}
