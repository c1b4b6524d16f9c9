import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../platform/clock.ts';
import { answerStripe, type Refused } from './stripe-answers.fixture.ts';
import { StripeBooks } from './stripe-books.fixture.ts';
import { type Fields, readForm } from './stripe-form.fixture.ts';

type Answered = { status: number; body: string };
export type StripeMessage = { id: string; type: string; payload: string };

/** Speaks Stripe's protocol on loopback, to its own library: books, messages, and ways to be away. */
export class StripeServer {
  readonly books: StripeBooks;
  /** Every message that Stripe would send by now, in the order in which things happened. */
  readonly messages: StripeMessage[] = [];
  /** `POST /v1/prices`, as they came. */
  readonly calls: string[] = [];
  /** What goes wrong from now on: nobody answers, or some calls are refused. */
  trouble: 'none' | 'hangs' | 'breaks off' | RegExp | ((call: string) => boolean) = 'none';
  url = '';
  readonly #server: Server;
  readonly #answered = new Map<string, Answered>();

  constructor(clock: Clock) {
    this.books = new StripeBooks(clock, (type, object) => this.#emit(type, object));
    this.#server = createServer((request, response) => {
      void this.#read(request).then((answer) => {
        if (answer === undefined) return;
        if (answer === 'breaks off') return void response.destroy();
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(answer.body);
      });
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #read(request: IncomingMessage) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { pathname, searchParams } = new URL(request.url ?? '', this.url);
    const call = `${request.method} ${pathname}`;
    this.calls.push(call);
    if (this.trouble === 'hangs') return undefined;
    if (this.trouble === 'breaks off') return 'breaks off' as const;
    if (request.headers.authorization !== 'Bearer sk_test_callboard') return refusal(UNKNOWN);
    const text = request.method === 'GET' ? searchParams.toString() : String(Buffer.concat(chunks));
    return this.#once(request.headers['idempotency-key'], () => this.#answer(call, readForm(text)));
  }

  /** Whoever still waits is cut off, and may try again. */
  hangUp(): void {
    this.#server.closeAllConnections();
  }

  /** As Stripe does: the same key, the same answer, also where it was out of order. */
  #once(key: string | string[] | undefined, answer: () => Answered): Answered {
    const known = this.#answered.get(String(key));
    if (known !== undefined) return known;
    const given = answer();
    const isKept = given.status === 200 || given.status >= 500;
    if (key !== undefined && isKept) this.#answered.set(String(key), given);
    return given;
  }

  #answer(call: string, fields: Fields): Answered {
    if (this.#isInTrouble(call)) return refusal(REFUSED);
    const answer = answerStripe(this.books, call, fields);
    if ('error' in answer) return refusal(answer as Refused);
    return { status: 200, body: JSON.stringify(answer) };
  }

  #isInTrouble(call: string): boolean {
    if (typeof this.trouble === 'function') return this.trouble(call);
    return this.trouble instanceof RegExp && this.trouble.test(call);
  }

  #emit(type: string, object: object): void {
    const id = `evt_${this.messages.length + 1}_${Math.random().toString(36).slice(2)}`;
    const event = { id, object: 'event', type, data: { object }, api_version: '2026-10-28.endive' };
    this.messages.push({ id, type, payload: JSON.stringify(event) });
  }
}

const REFUSED: Refused = { error: { type: 'api_error', message: 'Out of order' }, status: 500 };
const UNKNOWN: Refused = {
  error: { type: 'invalid_request_error', message: 'Invalid API key' },
  status: 401,
};

function refusal({ error, status }: Refused) {
  return { status, body: JSON.stringify({ error }) };
}
