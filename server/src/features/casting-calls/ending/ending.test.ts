import type { ApplicationStatus } from '@callboard/contract/application-moves';
import { castingCallEndpoints as endpoints } from '@callboard/contract/casting-calls';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { changes } from '../../../platform/change-feed/tables.ts';
import { applications } from '../../applications/tables.ts';
import { castingTeam } from '../casting-team.fixture.ts';
import { castingCalls } from '../tables.ts';

const t = useTestServer();

const openCall = async () => {
  const team = await castingTeam(t);
  const roleId = await team.role();
  const id = await t.make.castingCall({ roleId });
  const apply = (status: ApplicationStatus, tray: object = {}) =>
    t.make.application({ roleId, callId: id, status, ...tray });
  return { team, id, apply };
};
const end = (who: TestClient, id: string) =>
  who.call(endpoints.end, { params: { id }, body: { as: 'filled', answer: 'role_filled' } });

it('ending a call answers everyone who is still open, the tray with its own answers', async () => {
  const { team, id, apply } = await openCall();
  const undecided = await apply('submitted');
  const pursued = await apply('callback');
  const inTray = await apply('audition', { unsentAnswer: 'dates_no_longer_work' });
  const offered = await apply('offered');
  const withdrawn = await apply('withdrawn');
  const ending = await team.client.call(endpoints.ending, { params: { id } });
  expect(ending.body).toEqual({ undecided: 2, pursued: 1, unsent: 1 });

  const changesOf = () => t.platform.db.$count(changes, eq(changes.subjectId, id));
  const changesBefore = await changesOf();
  expect((await end(team.client, id)).body).toEqual({ answered: 3 });
  const rows = await t.platform.db.select().from(applications).where(eq(applications.callId, id));
  const told = Object.fromEntries(
    rows.map((row) => [row.id, [row.status, row.toldStatus, row.toldAnswer]]),
  );
  expect(told).toEqual({
    [undecided]: ['not_selected', 'not_selected', 'role_filled'],
    [pursued]: ['not_selected', 'not_selected', 'role_filled'],
    [inTray]: ['not_selected', 'not_selected', 'dates_no_longer_work'],
    [offered]: ['offered', 'offered', null],
    [withdrawn]: ['withdrawn', 'withdrawn', null],
  });
  const [call] = await t.platform.db.select().from(castingCalls).where(eq(castingCalls.id, id));
  expect(call).toMatchObject({ status: 'filled', endedAt: t.clock.now() });
  expect(await changesOf()).toBe(changesBefore + 1);
});

it('a call is ended once, by those who manage it', async () => {
  const { team, id } = await openCall();
  const statuses: number[] = [];
  for (const who of [await t.signIn('client'), await team.colleague('review')]) {
    statuses.push((await end(who, id)).status);
  }
  expect(statuses).toEqual([404, 403]);
  const answers = await Promise.all([end(team.client, id), end(team.client, id)]);
  expect(answers.map(({ body }) => body.code ?? 'ended').sort()).toEqual(['CALL_ENDED', 'ended']);
});
