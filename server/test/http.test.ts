import { describe, expect, it } from 'vitest';
import { useTestServer } from './test-server.ts';

const t = useTestServer();

describe('the HTTP server', () => {
  it('answers an unknown path under /api with a JSON 404', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await t.visitor().send(method, '/api/no-such-thing');
      expect(response.status).toBe(404);
      expect(response.body).toEqual({ code: 'NOT_FOUND', message: 'There is nothing here.' });
      expect(response.headers.get('content-type')).toContain('application/json');
    }
    expect((await t.visitor().get('/api/%E0%A4%A')).body.code).toBe('NOT_FOUND');
  });

  it('gives every answer the id under which it is logged', async () => {
    const response = await t.visitor().get('/api/health');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('sends the web app for every other path, not to be kept, and its files compressed', async () => {
    const page = await t.visitor().get('/talent/7/portfolio/9');
    expect(page.text).toContain('<div id="root">');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(page.text) ?? [];
    const file = await t.visitor().get(script, { 'accept-encoding': 'br' });
    expect(file.headers.get('content-encoding')).toBe('br');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await t.visitor().get('/assets/gone.js')).status).toBe(404);
  });

  it('gives whoever brings a session the page that fetches the shell ahead', async () => {
    const ahead = /modulepreload[^>]+assets\/(\w+)-/;
    const client = await t.signIn('client');
    const [known, stranger] = [await client.get('/tasks'), await t.visitor().get('/tasks')];
    expect(ahead.exec(known.text)?.[1]).toBe('shell');
    expect(ahead.exec(stranger.text)?.[1]).toBe('login');
    expect(known.headers.get('vary')).toContain('cookie');
  });

  it.each([
    ['another site', 'https://evil.example'],
    ['a sandboxed page', 'null'],
    ['another port of this machine', 'http://localhost:1'],
  ])('refuses a change that comes from %s', async (_where, origin) => {
    const response = await t.visitor().send('POST', '/api/auth/logout', { headers: { origin } });
    expect(response.status).toBe(403);
    expect(response.body.code).toBe('FOREIGN_ORIGIN');
    expect((await t.visitor().get('/api/health', { origin })).status).toBe(200);
  });

  it('lets no script in but its own', async () => {
    const { headers } = await t.visitor().get('/login');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("; script-src 'self'; ");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('lets its own pages record a self-tape and play it back, and nobody else', async () => {
    const { headers } = await t.visitor().get('/invitations');
    expect(headers.get('permissions-policy')).toMatch(/^camera=\(self\), microphone=\(self\), /);
    expect(headers.get('content-security-policy')).toContain("; media-src 'self' blob: data:; ");
  });

  it('tells nothing of an unexpected failure but that it happened, and logs it by its id', async () => {
    const { platform } = t;
    const check = platform.storage.check;
    platform.storage.check = () => Promise.reject(new Error('the disk is on fire'));
    try {
      const response = await t.visitor().get('/api/ready');
      expect(response.status).toBe(503);
      expect(response.text).not.toContain('fire');
      const line = t.logged.find(({ reqId }) => reqId === response.headers.get('x-request-id'));
      expect(JSON.stringify(line)).toContain('the disk is on fire');
    } finally {
      platform.storage.check = check;
    }
  });
});

describe('the description of the API', () => {
  it('names every call with its role, input and answers', async () => {
    const { body } = await t.visitor().get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    for (const { method, path } of t.server.app.calls) {
      expect(body.paths[path]).toHaveProperty(method.toLowerCase());
    }
    const create = body.paths['/api/business-portfolios'].post;
    expect(create.description).toBe('For agent.');
    expect(create.requestBody.content['application/json'].schema.required).toEqual(['name']);
    expect(Object.keys(create.responses)).toEqual(
      expect.arrayContaining(['201', '400', '401', '403']),
    );
  });

  it('can be read as a page', async () => {
    const page = await t.visitor().get('/api/docs');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain('/api/business-portfolios');
  });
});
