import { authEndpoints, type CurrentUser } from '@callboard/contract/auth';
import { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';
import { STATIC_PATHS } from '@callboard/contract/static-paths';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { call, request } from './api-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

let server: TestServer;
beforeEach(async () => {
  vi.setSystemTime(NOW);
  server = await startTestServer();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await server.close();
});

describe('every request', () => {
  it('sends credentials', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await request('/api/auth/me');
    await request('/api/auth/logout', { method: 'POST' });
    expect(fetched.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include', 'include']);
  });

  it('carries the cookie that an earlier answer has set', async () => {
    server.respond((response) => response.setHeader('Set-Cookie', 'session=abc; HttpOnly').end());
    await request('/api/auth/login', { method: 'POST', body: {} });
    await request('/api/auth/me');
    expect(server.received[1]?.headers.cookie).toBe('session=abc');
  });
});

describe('a read', () => {
  it.each([
    '/api/talent-profiles/7',
    '/api/talent-profiles/7/portfolio-items',
    '/api/talent-profiles/7/professional-info',
    '/api/talent-profiles/7/gallery-photos',
    '/api/business-portfolios',
    '/api/notifications/count',
    '/api/skills/7',
  ])('of %s carries the time and asks past every cache', async (path) => {
    await request(path);
    expect(server.received[0]?.url).toBe(`${path}?t=${NOW.getTime()}`);
    expect(server.received[0]?.headers['cache-control']).toBe('no-cache');
  });

  it('adds the time to the query parameters that are already there', async () => {
    await request('/api/search?query=ham');
    expect(server.received[0]?.url).toBe(`/api/search?query=ham&t=${NOW.getTime()}`);
  });

  it.each(STATIC_PATHS)(
    'of reference data at %s may come from a cache for five minutes',
    async (path) => {
      await request(path);
      expect(server.received[0]?.url).toBe(path);
      expect(server.received[0]?.headers['cache-control']).toBe('max-age=300');
    },
  );

  it('of reference data is recognised whatever its query parameters are', async () => {
    await request('/api/skills?categoryId=stunts');
    expect(server.received[0]?.url).toBe('/api/skills?categoryId=stunts');
    expect(server.received[0]?.headers['cache-control']).toBe('max-age=300');
  });
});

describe('a write', () => {
  it('goes to the plain path as JSON', async () => {
    await request('/api/talent-profiles/7', { method: 'PATCH', body: { firstName: 'Ada' } });
    expect(server.received[0]).toMatchObject({
      method: 'PATCH',
      url: '/api/talent-profiles/7',
      body: '{"firstName":"Ada"}',
    });
    expect(server.received[0]?.headers['content-type']).toBe('application/json');
    expect(server.received[0]?.headers).not.toHaveProperty('cache-control');
  });

  it('without a body still has the JSON content type', async () => {
    await request('/api/auth/logout', { method: 'POST' });
    expect(server.received[0]?.body).toBe('');
    expect(server.received[0]?.headers['content-type']).toBe('application/json');
  });

  it('with a file goes as multipart, with the boundary that the browser chose', async () => {
    const body = new FormData();
    body.set('logo', new File(['pixels'], 'logo.png', { type: 'image/png' }));
    await request('/api/business-portfolios/7/logo', { method: 'POST', body });
    const sent = server.received[0];
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(
      sent?.headers['content-type'] ?? '',
    )?.[1];
    expect(boundary).toBeDefined();
    expect(sent?.body).toContain(`--${boundary}`);
    expect(sent?.body).toContain('name="logo"; filename="logo.png"');
    expect(sent?.body).toContain('pixels');
  });
});

describe('a good answer', () => {
  it('is its JSON', async () => {
    server.answer('{"authenticated":true}');
    expect(await request('/api/auth/check')).toEqual({ authenticated: true });
  });

  it('with status 204 is null', async () => {
    server.answer('', 204);
    expect(await request('/api/auth/logout', { method: 'POST' })).toBeNull();
  });

  it('with nothing in it is null', async () => {
    server.answer('', 200);
    expect(await request('/api/auth/check')).toBeNull();
  });

  it('that is not JSON is an empty list, and is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answer('<!doctype html>');
    expect(await request('/api/notifications')).toEqual([]);
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/api/notifications'));
  });

  it.each([
    '/api/business-portfolios',
    '/api/business-portfolios/7/talent',
    '/api/business-portfolios/7/counters/history',
    '/api/talent-profiles/7/portfolio-items',
  ])('of {} is an empty list on the portfolio path %s', async (path) => {
    server.answer('{}');
    expect(await request(path)).toEqual([]);
  });

  it.each([
    '/api/business-portfolios/7/user-role',
    '/api/business-portfolios/7/counters',
    '/api/business-portfolios/7/counters?portfolioId=7',
    '/api/client-profiles',
    '/api/tasks/count?portfolioId=7',
  ])('of {} stays an object on %s', async (path) => {
    server.answer('{}');
    expect(await request(path)).toEqual({});
  });

  it('with content stays an object on a portfolio path', async () => {
    server.answer('{"owned":[],"member":[]}');
    expect(await request('/api/business-portfolios')).toEqual({ owned: [], member: [] });
  });
});

describe('a 401', () => {
  it('is null when so configured', async () => {
    server.answer('{"message":"Please sign in.","code":"NOT_SIGNED_IN"}', 401);
    expect(await request('/api/auth/me', { on401: 'null' })).toBeNull();
  });

  it.each([undefined, 'error' as const])('is an error when configured as %s', async (on401) => {
    server.answer('{"message":"Please sign in.","code":"NOT_SIGNED_IN"}', 401);
    await expect(request('/api/auth/me', on401 && { on401 })).rejects.toMatchObject({
      status: 401,
      code: 'NOT_SIGNED_IN',
    });
  });

  it('configured as null leaves other refusals errors', async () => {
    server.answer('{"message":"No","code":"FORBIDDEN"}', 403);
    await expect(request('/api/auth/me', { on401: 'null' })).rejects.toMatchObject({ status: 403 });
  });
});

describe('a call of the contract', () => {
  it('reads what the endpoint declares', async () => {
    server.answer('{"user":{"id":"7"}}');
    const answer = await call(authEndpoints.me, {});
    expectTypeOf(answer).toEqualTypeOf<{ user: CurrentUser }>();
    expect(answer).toEqual({ user: { id: '7' } });
    expect(server.received[0]).toMatchObject({
      method: 'GET',
      url: `/api/auth/me?t=${NOW.getTime()}`,
    });
  });

  it('may be null in type and value once a 401 is treated as null', async () => {
    server.answer('', 401);
    const answer = await call(authEndpoints.me, {}, { on401: 'null' });
    expectTypeOf(answer).toEqualTypeOf<{ user: CurrentUser } | null>();
    expect(answer).toBeNull();
  });

  it('fills the path in', async () => {
    server.answer('{"role":"admin"}');
    const { role } = await call(businessPortfolioEndpoints.userRole, { params: { id: 'a/b' } });
    expect(role).toBe('admin');
    expect(server.received[0]?.url).toMatch(/^\/api\/business-portfolios\/a%2Fb\/user-role\?t=/);
  });

  it('sends the body, under the key that makes it happen once', async () => {
    server.answer('{"id":"7"}', 201);
    await call(
      businessPortfolioEndpoints.create,
      { body: { name: 'Limelight' } },
      { idempotencyKey: 'k-1' },
    );
    expect(server.received[0]).toMatchObject({ method: 'POST', body: '{"name":"Limelight"}' });
    expect(server.received[0]?.headers['idempotency-key']).toBe('k-1');
  });

  it('has no key unless one is given', async () => {
    await call(businessPortfolioEndpoints.create, { body: { name: 'Limelight' } });
    expect(server.received[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('asks for what the endpoint needs', () => {
    // @ts-expect-error: the portfolio's id is missing
    const withoutParams = () => call(businessPortfolioEndpoints.userRole, {});
    // @ts-expect-error: the name is missing
    const withoutName = () => call(businessPortfolioEndpoints.create, { body: {} });
    expect([withoutParams, withoutName]).toHaveLength(2);
  });
});
