import {
  type Endpoint,
  fillPath,
  type RequestOf,
  type ResultOf,
} from '@callboard/contract/endpoint';
import { PREFETCH, PURPOSE_HEADER } from '@callboard/contract/purpose';
import { refusal, unreachable } from './api-error.ts';
import { isJsonObject, parseJson } from './json.ts';
import { log } from './log.ts';
import { beginRead, takeBegunRead } from './reads-ahead.ts';
import { isPortfolioList, readingOf } from './request-path.ts';
import { clearVerificationCache } from './verification-cache.ts';

type CallOptions = {
  /** Whether "nobody is signed in" is an answer like any other, or an error (the default). */
  on401?: 'null' | 'error';
  /** Sent again under the same key, a creating call still happens once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The call goes on though the page is being left. Browsers allow it for small bodies only. */
  keepalive?: boolean;
  /** Nobody looks yet: what is read may never be shown. */
  isAhead?: boolean;
};

type RequestOptions = CallOptions & { method?: Endpoint['method']; body?: unknown };

/** What any `RequestOf` comes down to. */
export type RequestParts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** A call of the contract. The answer is trusted to be what the contract declares. */
export async function call<E extends Endpoint>(
  endpoint: E,
  sent: RequestOf<E>,
  options: CallOptions & { on401: 'null' },
): Promise<ResultOf<E> | null>;
export async function call<E extends Endpoint>(
  endpoint: E,
  sent: RequestOf<E>,
  options?: CallOptions,
): Promise<ResultOf<E>>;
export async function call<E extends Endpoint>(
  endpoint: E,
  sent: RequestOf<E>,
  options: CallOptions = {},
): Promise<ResultOf<E> | null> {
  return callAt<E>(endpoint, sent, options);
}

/** The same where only method and path are at hand, for pages that do not wait for schemas. */
export async function callAt<E extends Endpoint>(
  line: Pick<E, 'method' | 'path'>,
  sent: RequestOf<E>,
  options: CallOptions = {},
): Promise<ResultOf<E>> {
  const { params, query, body } = sent as RequestParts;
  const path = fillPath(line.path, params, query);
  const answer = await request(path, { ...options, method: line.method, body });
  return answer as ResultOf<E>;
}

export async function request(path: string, options: RequestOptions = {}): Promise<unknown> {
  const { response, text } = await send(path, options);
  if (response.status === 401 && options.on401 === 'null') return null;
  if (!response.ok) throw refusal(response, text);
  const answer = readAnswer(path, text);
  if (isJsonObject(answer) && answer.clearVerificationCache === true) clearVerificationCache();
  return answer;
}

/** Asks already now what a page will ask as soon as its code has come. */
export function readAhead(path: string): void {
  const { url, init } = toFetch(path, {});
  beginRead(path, () => fetch(url, init));
}

async function send(path: string, options: RequestOptions) {
  const { url, init } = toFetch(path, options);
  try {
    const ahead = init.method === 'GET' ? takeBegunRead(path) : undefined;
    const response = await (ahead ?? fetch(url, init));
    return { response, text: await response.text() };
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw unreachable(cause);
  }
}

function toFetch(path: string, options: RequestOptions): { url: string; init: RequestInit } {
  const { method = 'GET', body, idempotencyKey, signal = null, keepalive = false } = options;
  const purpose = options.isAhead && { [PURPOSE_HEADER]: PREFETCH };
  const common = { method, credentials: 'include', signal, keepalive } as const;
  if (method === 'GET') {
    const reading = readingOf(path);
    return {
      url: reading.path,
      init: { ...common, headers: { 'Cache-Control': reading.cacheControl, ...purpose } },
    };
  }
  const headers = new Headers();
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  // The browser names the multipart boundary itself.
  if (body instanceof FormData) return { url: path, init: { ...common, headers, body } };
  headers.set('Content-Type', 'application/json');
  return { url: path, init: { ...common, headers, body: toJson(body) } };
}

function toJson(body: unknown): string | null {
  return body === undefined ? null : JSON.stringify(body);
}

function readAnswer(path: string, text: string): unknown {
  if (text === '') return null;
  const answer = parseJson(text);
  if (answer === undefined) {
    log.error(`${path} answered with something that is not JSON; read as an empty list`);
    return [];
  }
  return isEmptyObject(answer) && isPortfolioList(path) ? [] : answer;
}

function isEmptyObject(value: unknown): boolean {
  return isJsonObject(value) && Object.keys(value).length === 0;
}
