import type { CurrentUser } from '@callboard/contract/auth';
import { type Endpoint, fillPath } from '@callboard/contract/endpoint';

export type TestResponse = {
  status: number;
  headers: Headers;
  text: string;
  // Tests look into whatever came back; what it should be is what they assert.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any;
};

type Sending = { body?: unknown; rawBody?: string; headers?: Record<string, string> };
type Calling = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
};

/** Speaks real HTTP to a test server, as one person on one device. */
export class TestClient {
  readonly baseUrl: string;
  readonly user: CurrentUser | undefined;
  cookie: string | undefined;

  constructor(baseUrl: string, signedIn?: { user: CurrentUser; cookie: string }) {
    this.baseUrl = baseUrl;
    this.user = signedIn?.user;
    this.cookie = signedIn?.cookie;
  }

  call(endpoint: Endpoint, { params, query, ...sending }: Calling = {}): Promise<TestResponse> {
    return this.send(endpoint.method, fillPath(endpoint.path, params, query), sending);
  }

  get(path: string, headers: Record<string, string> = {}): Promise<TestResponse> {
    return this.send('GET', path, { headers });
  }

  async send(method: string, path: string, sending: Sending = {}): Promise<TestResponse> {
    const body =
      sending.rawBody ?? (sending.body === undefined ? undefined : JSON.stringify(sending.body));
    const response = await fetch(this.baseUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: this.baseUrl,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...sending.headers,
      },
      ...(body !== undefined && { body }),
    });
    this.#keepCookie(response.headers);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parseOr(text) };
  }

  #keepCookie(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const value = pair.slice(pair.indexOf('=') + 1);
      this.cookie = value === '' ? undefined : pair;
    }
  }
}

function parseOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
