import { businessPortfolioEndpoints as endpoints } from '@callboard/contract/business-portfolios';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';

const t = useTestServer();

const create = (client: TestClient, key: string, name = 'Once') =>
  client.call(endpoints.create, { body: { name }, headers: { 'idempotency-key': key } });

const countOf = async (client: TestClient) => (await client.call(endpoints.list)).body.owned.length;

describe('a creating call with an Idempotency-Key', () => {
  it('happens once and gives the same answer again', async () => {
    const agent = await t.signIn('agent');
    const first = await create(agent, 'k1');
    const again = await create(agent, 'k1');
    expect(again.status).toBe(201);
    expect(again.text).toBe(first.text);
    expect(await countOf(agent)).toBe(1);
  });

  it('happens once when it arrives twenty times at the same moment', async () => {
    const agent = await t.signIn('agent');
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(agent, 'k2')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await countOf(agent)).toBe(1);
  });

  it('is an error with another body', async () => {
    const agent = await t.signIn('agent');
    await create(agent, 'k3', 'One');
    const other = await create(agent, 'k3', 'Two');
    expect(other.status).toBe(422);
    expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await countOf(agent)).toBe(1);
  });

  it("is not mixed up with another user's", async () => {
    const [one, two] = [await t.signIn('agent'), await t.signIn('agent')];
    expect((await create(one, 'k4')).body.id).not.toBe((await create(two, 'k4')).body.id);
  });

  it('may be tried again after it was refused', async () => {
    const agent = await t.signIn('agent');
    expect((await create(agent, 'k5', '')).status).toBe(400);
    expect((await create(agent, 'k5', 'Now right')).status).toBe(201);
  });

  it('refuses a key that is too long, and without a key happens each time', async () => {
    const agent = await t.signIn('agent');
    expect((await create(agent, 'k'.repeat(256))).body.fields).toHaveProperty('idempotency-key');
    await agent.call(endpoints.create, { body: { name: 'Twice' } });
    await agent.call(endpoints.create, { body: { name: 'Twice' } });
    expect(await countOf(agent)).toBe(2);
  });
});
