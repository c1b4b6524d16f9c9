import { readFileSync } from 'node:fs';
import type { Endpoint } from '@callboard/contract/endpoint';
import { ENDPOINTS } from '@callboard/contract/endpoints';
import { REALTIME } from '@callboard/contract/realtime';
import { ROLES } from '@callboard/contract/roles';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { connectSocket } from './socket-client.ts';
import { useTestServer } from './test-server.ts';

const t = useTestServer();

const TABLE = new URL('./role-by-route.txt', import.meta.url);
const VISITORS = ['nobody', ...ROLES] as const;
type Visitor = (typeof VISITORS)[number];

/** `GET /api/auth/me` → what each visitor gets, as the checked-in table says. */
const expected = new Map(
  readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]+ +\//.test(line))
    .map((line) => {
      const [call = '', ...outcomes] = line.trim().split(/ {2,}(?![ /])/);
      return [call.replace(/ +/, ' '), outcomes];
    }),
);

const clientFor = (visitor: Visitor) =>
  visitor === 'nobody' ? Promise.resolve(t.visitor()) : t.signIn(visitor);

async function walk(endpoint: Endpoint, visitor: Visitor, method: string): Promise<string> {
  const client = await clientFor(visitor);
  const path = endpoint.path.replace('*', 'some/page').replaceAll(/\{\w+\}/g, newId);
  const { status, body } = await client.send(method, path, method === 'POST' ? { body: {} } : {});
  if (status === 401) return 'sign in';
  // Whoever needs Pro for it is of the right role.
  return status === 403 && body?.code !== 'PRO_NEEDED' ? 'no' : 'yes';
}

async function walkSocket(visitor: Visitor): Promise<string> {
  const { socket, outcome } = await connectSocket(await clientFor(visitor));
  socket.close();
  if (outcome === 'NOT_SIGNED_IN') return 'sign in';
  return outcome === 'admitted' ? 'yes' : 'no';
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

describe('who may call what', () => {
  it('has a row for every registered call, and every declared call is registered', () => {
    const registered = t.server.app.calls.map(nameOf);
    const declared = Object.values(ENDPOINTS).flatMap((feature) => Object.values(feature));
    expect(registered.sort()).toEqual(declared.map(nameOf).sort());
    const rows = [...expected.keys()].filter((call) => !call.startsWith('SOCKET '));
    expect(rows.sort()).toEqual(registered);
  });

  it('is what the table says, for every visitor at every call', async () => {
    for (const endpoint of t.server.app.calls) {
      const outcomes = [];
      for (const visitor of VISITORS) outcomes.push(await walk(endpoint, visitor, endpoint.method));
      expect([nameOf(endpoint), ...outcomes]).toEqual([
        nameOf(endpoint),
        ...(expected.get(nameOf(endpoint)) ?? []),
      ]);
    }
  }, 120_000);

  it('is the same for HEAD as for GET', async () => {
    for (const endpoint of t.server.app.calls.filter(({ method }) => method === 'GET')) {
      const [nobody] = expected.get(nameOf(endpoint)) ?? [];
      expect([endpoint.path, await walk(endpoint, 'nobody', 'HEAD')]).toEqual([
        endpoint.path,
        nobody,
      ]);
    }
  });

  it('holds for sockets', async () => {
    const outcomes = [];
    for (const visitor of VISITORS) outcomes.push(await walkSocket(visitor));
    expect(outcomes).toEqual(expected.get(`SOCKET ${REALTIME.path}`));
  });
});
