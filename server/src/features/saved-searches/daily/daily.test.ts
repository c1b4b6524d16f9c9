import { savedSearchEndpoints as calls } from '@callboard/contract/saved-searches';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { mailTo } from '../../../../test/mailbox.ts';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { mailboxMessages } from '../../../platform/mail/tables.ts';
import { users } from '../../auth/tables.ts';
import { alertsOn } from '../alerts.fixture.ts';
import { mailDaily } from './mail-daily.ts';

const t = useTestServer();
const { save, talentCalled, change, look, news } = alertsOn(t);

/** Each test has a day of its own. */
let days = 0;
beforeEach(() => {
  days += 3;
  t.clock.set(`2026-03-${String(days).padStart(2, '0')}T06:00:00.000Z`);
});

async function clientIn(timeZone: string) {
  const user = await t.make.user({ role: 'client', timeZone });
  return new TestClient(t.url, await t.make.session({ user }));
}

const mailsTo = async (...clients: TestClient[]) => {
  const addresses = clients.map(({ user }) => user?.email ?? '');
  const found = await t.platform.db
    .select()
    .from(mailboxMessages)
    .where(inArray(mailboxMessages.to, addresses))
    .orderBy(mailboxMessages.id);
  return found.map(({ to, subject }) => [addresses.indexOf(to), subject]);
};

it('one mail in the morning tells of all searches, with ten names of each', async () => {
  const client = await clientIn('Europe/London');
  await save(client, 'Ashby', 'daily');
  await save(client, 'Birch', 'daily');
  for (let number = 1; number <= 12; number += 1) await talentCalled(`Ana Ashby ${number}`);
  await talentCalled('Bo Birch');
  await talentCalled('Kit Birch', { dateOfBirth: '2016-05-01' });
  await look();
  await mailDaily(t.platform);
  t.clock.advance({ hours: 2 });
  await Promise.all([mailDaily(t.platform), mailDaily(t.platform)]);
  const mail = await mailTo(t.platform, client.user?.email ?? '', '%saved searches');
  expect(mail.subject).toBe('13 new matches in 2 saved searches');
  expect(mail.text.match(/^- Ana Ashby \d+$/gm)).toHaveLength(10);
  expect(mail.text).toContain(`- and 2 more\n${t.url}/talent-search?q=Ashby`);
  expect(mail.text).toContain(
    `New match for “All of Birch”\n- Bo Birch\n${t.url}/talent-search?q=Birch`,
  );
  expect(mail.text).not.toContain('Kit');
  await expect.poll(() => news(client)).toEqual([]);

  t.clock.advance({ hours: 1 });
  await talentCalled('Di Birch');
  await look();
  await mailDaily(t.platform);
  t.clock.advance({ hours: 23 });
  await mailDaily(t.platform);
  await vi.waitFor(async () =>
    expect(await mailsTo(client)).toEqual([
      [0, '13 new matches in 2 saved searches'],
      [0, 'New match for “All of Birch”'],
    ]),
  );
});

it('comes when it is morning where somebody is', async () => {
  const [sydney, denver] = [await clientIn('Australia/Sydney'), await clientIn('America/Denver')];
  for (const client of [sydney, denver]) await save(client, 'Corran', 'daily');
  await talentCalled('Cy Corran');
  await look();
  // 17:01 in Sydney, whose morning mail was before; 23:01 in Denver.
  await mailDaily(t.platform);
  t.clock.advance({ hours: 9 });
  await mailDaily(t.platform);
  await vi.waitFor(async () => expect(await mailsTo(sydney, denver)).toHaveLength(1));
  expect(await mailsTo(sydney, denver)).toEqual([[1, 'New match for “All of Corran”']]);
  t.clock.advance({ hours: 7 });
  await mailDaily(t.platform);
  await vi.waitFor(async () => expect(await mailsTo(sydney, denver)).toHaveLength(2));
});

it('leaves out whom one may no longer see, and who was looked at already', async () => {
  const [first, second] = [await clientIn('Europe/London'), await clientIn('Europe/London')];
  const third = await clientIn('Europe/London');
  const ids = [];
  for (const client of [first, second, third]) ids.push(await save(client, 'Dunmore', 'daily'));
  await save(second, 'Egan', 'daily');
  const hiding = await talentCalled('Dee Dunmore');
  await talentCalled('Ed Egan');
  await look();
  await third.call(calls.openSavedSearch, { params: { id: ids[2] } });
  await change(hiding, { visibility: 'hidden' });
  t.clock.advance({ hours: 3 });
  await mailDaily(t.platform);
  await mailTo(t.platform, second.user?.email ?? '', 'New match for “All of Egan”');
  expect(await mailsTo(first, second, third)).toEqual([[1, 'New match for “All of Egan”']]);
});

it('is sent to nobody who is suspended, gone, or has not proven their address', async () => {
  const clients: TestClient[] = [];
  for (let number = 0; number < 4; number += 1) clients.push(await clientIn('Europe/London'));
  for (const client of clients) await save(client, 'Fallow', 'daily');
  await talentCalled('Flo Fallow');
  await look();
  const now = t.clock.now();
  const states = [{ suspendedAt: now }, { deletedAt: now }, { emailVerifiedAt: null }];
  for (const [at, state] of states.entries()) {
    const id = clients[at]?.user?.id ?? '';
    await t.platform.db.update(users).set(state).where(eq(users.id, id));
  }
  t.clock.advance({ hours: 3 });
  await mailDaily(t.platform);
  await vi.waitFor(async () =>
    expect(await mailsTo(...clients)).toEqual([[3, 'New match for “All of Fallow”']]),
  );
});
