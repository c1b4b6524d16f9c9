import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Window as HappyWindow } from 'happy-dom';

type Received = {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
};
type Respond = (response: ServerResponse) => void;

export type TestServer = {
  received: Received[];
  /** What every request from now on is answered with. */
  answer: (body: string, status?: number, statusText?: string) => void;
  respond: (respond: Respond) => void;
  close: () => Promise<void>;
};

/** A real server that answers as told and remembers what it was asked; the page moves to its origin. */
export async function startTestServer(): Promise<TestServer> {
  const received: Received[] = [];
  let respond: Respond = (response) => response.end('null');
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    respond(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  movePageTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    received,
    answer: (body, status = 200, statusText = '') => {
      respond = (response) => response.writeHead(status, statusText).end(body);
    },
    respond: (next) => {
      respond = next;
    },
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

function movePageTo(url: string): void {
  (window as unknown as HappyWindow).happyDOM.setURL(url);
}
