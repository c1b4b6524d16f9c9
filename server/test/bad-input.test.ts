import type { Endpoint } from '@callboard/contract/endpoint';
import { LIMITS } from '@callboard/contract/limits';
import { ROLES, type Role } from '@callboard/contract/roles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { TestClient } from './test-client.ts';
import { useTestServer } from './test-server.ts';

const t = useTestServer();

const INPUTS = 10_000;
const AT_ONCE = 64;
/** A link's token may look like anything; whether it is one is not a question of form. */
const ANY_TEXT = 'token';

/** Someone who may call it, so that the input is what decides. */
const callerOf = async ({ access }: Endpoint): Promise<TestClient> => {
  if (access === 'public' || access === 'anyone') return t.visitor();
  return t.signIn(access === 'signed-in' ? 'client' : (access[0] as Role));
};

/** Of several forms in one, the field that says which it is. */
const fieldsOf = (schema: z.ZodType | undefined): string[] => {
  if (schema instanceof z.ZodDiscriminatedUnion) return [schema.def.discriminator];
  return schema !== undefined && 'shape' in schema ? Object.keys(schema.shape as object) : [];
};

/** What an address has to say besides its path. */
const requiredOf = (query: z.ZodObject | undefined): string[] =>
  Object.entries(query?.shape ?? {}).flatMap(([name, field]) =>
    (field as z.ZodType).safeParse(undefined).success ? [] : [name],
  );

/** `mailed.0` is one of the values of `mailed`. */
const fieldsNamedIn = ({ fields }: { fields: object }): string[] => [
  ...new Set(Object.keys(fields).map((path) => path.split('.')[0] ?? '')),
];

describe('bad input', () => {
  it('to any call gets 400 with every wrong field of path, query and body named', async () => {
    const tried: string[] = [];
    for (const endpoint of t.server.app.calls.filter(({ body, params }) => body ?? params)) {
      const named = fieldsOf(endpoint.params);
      const params = Object.fromEntries(named.map((name) => [name, 'nonsense']));
      const body = Object.fromEntries(fieldsOf(endpoint.body).map((name) => [name, [7]]));
      const wrong = [
        ...named.filter((name) => name !== ANY_TEXT),
        ...requiredOf(endpoint.query),
        ...Object.keys(endpoint.body ? body : {}),
      ];
      if (wrong.length === 0) continue;
      const client = await callerOf(endpoint);
      const response = await client.call(endpoint, { params, ...(endpoint.body && { body }) });
      expect([endpoint.path, response.status]).toEqual([endpoint.path, 400]);
      tried.push(endpoint.path);
      if (endpoint.method === 'HEAD') continue; // answered without words
      expect(response.body.code).toBe('INVALID_INPUT');
      expect(fieldsNamedIn(response.body).sort()).toEqual(wrong.sort());
    }
    expect(tried.length).toBeGreaterThan(3);
  });

  it('without a body where one is needed gets 400', async () => {
    const agent = await t.signIn('agent');
    expect((await agent.send('POST', '/api/business-portfolios')).status).toBe(400);
  });

  it('that is not JSON gets 400, and an empty JSON body is no body', async () => {
    const agent = await t.signIn('agent');
    const send = (rawBody: string) => agent.send('POST', '/api/business-portfolios', { rawBody });
    expect((await send('{"name":')).body.code).toBe('MALFORMED_JSON');
    expect((await send('')).body.code).toBe('INVALID_INPUT');
    expect((await agent.send('POST', '/api/auth/logout', { rawBody: '' })).status).toBe(204);
  });

  it('over the limit gets 413', async () => {
    const agent = await t.signIn('agent');
    const rawBody = JSON.stringify({ name: 'x'.repeat(LIMITS.bodyBytes) });
    const response = await agent.send('POST', '/api/business-portfolios', { rawBody });
    expect(response.status).toBe(413);
    expect(response.body.code).toBe('BODY_TOO_LARGE');
  });

  it('of another kind than JSON gets 415', async () => {
    const agent = await t.signIn('agent');
    const headers = { 'content-type': 'text/plain' };
    const response = await agent.send('POST', '/api/business-portfolios', {
      rawBody: 'x',
      headers,
    });
    expect(response.body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('with text that cannot be stored is refused by field', async () => {
    const agent = await t.signIn('agent');
    const body = { name: 'a\u0000b', description: 'half \ud83c of a pair' };
    const response = await agent.send('POST', '/api/business-portfolios', { body });
    expect(Object.keys(response.body.fields).sort()).toEqual(['description', 'name']);
  });

  it(`never breaks the server: ${INPUTS} generated inputs over all calls`, async () => {
    const clients = await Promise.all(ROLES.map((role) => t.signIn(role)));
    const requests = fc.sample(requestTo(t.server.app.calls, clients), {
      numRuns: INPUTS,
      seed: 7,
    });
    const broken: unknown[] = [];
    const statuses = new Map<number, number>();
    const worker = async () => {
      for (let request = requests.pop(); request; request = requests.pop()) {
        const { statusCode, body } = await t.server.app.inject(request);
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        if (statusCode >= 500) broken.push({ request, body });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(broken).toEqual([]);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
    // Some of it fits even where something is written.
    expect((statuses.get(201) ?? 0) + (statuses.get(204) ?? 0)).toBeGreaterThan(0);
  }, 120_000);
});

const nastyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', '٣', '😀'.repeat(200), "'; drop table users; --"),
  fc.constantFrom('__proto__', 'constructor', '../../etc/passwd', '%', '%00', 'null'),
  fc.uuid(),
  fc.emailAddress(),
  fc.webUrl(),
  fc.string({ minLength: 250, maxLength: 300 }),
);
const nasty = fc.oneof(nastyText, fc.jsonValue(), fc.constant(undefined), fc.constant(''));

/** Somebody calling something with anything: now and then all of it fits. */
function requestTo(calls: Endpoint[], clients: TestClient[]) {
  const withInput = calls.filter(({ params, query, body }) => params ?? query ?? body);
  return fc
    .oneof(
      { arbitrary: fc.constantFrom(...withInput), weight: 4 },
      { arbitrary: fc.constantFrom(...calls), weight: 1 },
    )
    .chain((endpoint) =>
      fc.record({
        endpoint: fc.constant(endpoint),
        // Signing out would make nobodies of all who come after.
        client: fc.constantFrom(undefined, ...(endpoint.path.endsWith('logout') ? [] : clients)),
        segment: nastyText,
        query: fc.dictionary(nastyText, nastyText, { maxKeys: 3 }),
        payload: fc.oneof(
          objectWith(fieldsOf(endpoint.body)).map((value) => JSON.stringify(value)),
          fc.jsonValue().map((value) => JSON.stringify(value)),
          nastyText,
        ),
        key: fc.option(fc.string({ maxLength: 300 }), { nil: undefined }),
      }),
    )
    .map(({ endpoint, client, segment, query, payload, key }) => {
      const path = endpoint.path.replaceAll(/\{\w+\}|\*/g, () => encode(segment));
      const search = Object.entries(query).map(
        ([name, value]) => `${encode(name)}=${encode(value)}`,
      );
      return {
        method: endpoint.method,
        url: `${path}?${search.join('&')}`,
        headers: {
          ...(client?.cookie && { cookie: client.cookie }),
          ...(endpoint.method !== 'GET' && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': encode(key) }),
        },
        ...(endpoint.method !== 'GET' && { payload }),
      };
    });
}

function objectWith(names: string[]) {
  return fc.record(Object.fromEntries(names.map((name) => [name, nasty])));
}

/** As `encodeURIComponent`, but lone surrogates pass as raw bytes: clients send what they like. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}
