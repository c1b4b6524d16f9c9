import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

async function failure(): Promise<ApiError> {
  const error = await request('/api/business-portfolios').catch((cause: unknown) => cause);
  if (!(error instanceof ApiError)) throw new Error('The request did not fail.', { cause: error });
  return error;
}

describe('the message of a failed request', () => {
  it.each([
    ["is the body's message", '{"message":"Too large","error":"E"}', 'Too large'],
    ["is the body's error where there is no message", '{"error":"Too large"}', 'Too large'],
    ["is the body's error where the message is empty", '{"message":"","error":"E"}', 'E'],
    ['is found in broken JSON', '{"code":1,,"message" : "Too large","x":', 'Too large'],
    ['is found in broken JSON with its quotes', '{"message":"Say \\"hi\\"",', 'Say "hi"'],
    ['is the text where its message field is cut off', '{"message":"Too la', '{"message":"Too la'],
    ['is the text where that is no JSON', 'upstream timed out', 'upstream timed out'],
    ['is the text where the JSON has neither', '{"status":"bad"}', '{"status":"bad"}'],
    ['is the text where the JSON is no object', '["no"]', '["no"]'],
    ['is the text where message and error are no texts', '{"error":{}}', '{"error":{}}'],
    ['is the status text where there is no body', '', 'Payload Too Large'],
  ])('%s', async (_, body, message) => {
    server.answer(body, 413, 'Payload Too Large');
    expect((await failure()).message).toBe(message);
  });

  it('names the status where there is no status text either', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 502 }));
    expect((await failure()).message).toBe('The request failed with status 502.');
  });
});

describe('a failed request', () => {
  it('carries status, code, body and what is wrong with which field', async () => {
    const body = {
      message: 'Some fields need your attention.',
      code: 'INVALID_INPUT',
      fields: { name: 'Business name is required' },
    };
    server.answer(JSON.stringify(body), 400);
    expect(await failure()).toMatchObject({
      name: 'ApiError',
      status: 400,
      code: 'INVALID_INPUT',
      body,
      fields: { name: 'Business name is required' },
    });
  });

  it('carries the text as its body where that is not JSON', async () => {
    server.answer('Bad gateway', 502);
    expect(await failure()).toMatchObject({ status: 502, body: 'Bad gateway' });
  });

  it('has no code and no fields where the server gave none', async () => {
    server.answer('{"message":"No"}', 500);
    expect(await failure()).toMatchObject({ code: undefined, fields: undefined });
  });

  it('has no fields where they are not texts', async () => {
    server.answer('{"message":"No","fields":{"name":["a"]}}', 400);
    expect((await failure()).fields).toBeUndefined();
  });
});

describe('a server that cannot be reached', () => {
  const unreachable = {
    status: 0,
    message: 'Callboard could not be reached. Check your connection and try again.',
  };

  it('is an error that says so and keeps its cause', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const error = await failure();
    expect(error).toMatchObject(unreachable);
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('is the same error when the connection breaks before an answer', async () => {
    server.respond((response) => response.destroy());
    expect(await failure()).toMatchObject(unreachable);
  });

  it('is the same error when the connection breaks in the middle of the answer', async () => {
    server.respond((response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('{"owned":', () => response.destroy());
    });
    expect(await failure()).toMatchObject(unreachable);
  });

  it('is not what a caller who gave up is told', async () => {
    const giveUp = new AbortController();
    server.respond(() => giveUp.abort());
    const error = await request('/api/search', { signal: giveUp.signal }).catch((cause) => cause);
    expect(error).not.toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});
