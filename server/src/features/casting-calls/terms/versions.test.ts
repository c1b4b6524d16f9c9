import { EMPTY_ROLE } from '@callboard/contract/role-form';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { connectSocket, nextEvent } from '../../../../test/socket-client.ts';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import type { Actor } from '../../../platform/actor.ts';
import { notifications } from '../../notifications/tables.ts';
import { productionActivities } from '../../productions/activity/tables.ts';
import { castingTeam } from '../casting-team.fixture.ts';
import { castingCalls, castingCallVersions } from '../tables.ts';
import { renewTerms } from './renew-terms.ts';
import { type CallTerms, termsOf } from './terms-of.ts';

const t = useTestServer();

const before = termsOf({ ...EMPTY_ROLE, payAmount: 45_000, payUnit: 'day', payCurrency: 'GBP' });
const after: CallTerms = { ...before, payAmount: 52_000, contentFlags: ['stunts'] };

type Team = Awaited<ReturnType<typeof castingTeam>>;
const renew = ({ client }: Team, roleId: string, terms = after) => {
  const { user } = client;
  if (user === undefined) throw new Error('nobody is signed in');
  const actor: Actor = { user, sessionId: '', address: '' };
  return t.platform.transaction((tx) =>
    renewTerms(t.platform, tx, actor, { roleId, before, after: terms }),
  );
};
const versionOf = async (callId: string) => {
  const [call] = await t.platform.db.select().from(castingCalls).where(eq(castingCalls.id, callId));
  return call?.version;
};
const toldOf = async (callId: string) => {
  const rows = await t.platform.db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(eq(notifications.link, `/casting-calls/${callId}`));
  return rows.map(({ userId }) => userId).sort();
};

it('new terms make a new version, kept with the old one, and ask everyone still in the running', async () => {
  const team = await castingTeam(t);
  const roleId = await team.role();
  const callId = await t.make.castingCall({ roleId });
  const applicant = async (given: Parameters<typeof t.make.application>[0] = {}) => {
    const talent = await t.make.talent();
    const talentProfileId = talent.profileId;
    const id = await t.make.application({ roleId, callId, talentProfileId, ...given });
    return { id, ...talent };
  };
  const asked = await applicant();
  const agent = await t.make.ownAgent(asked.profileId);
  // The team thinks of them again, and nobody has told them so.
  const toldNo = await applicant({ status: 'shortlisted', toldStatus: 'not_selected' });
  const hasReadIt = await applicant({ callVersion: 2 });

  const { socket } = await connectSocket(new TestClient(t.url, await t.make.session(asked)));
  await socket.emitWithAck('join-user-room', asked.user.id);
  const updated = nextEvent(socket, 'application:updated');
  await renew(team, roleId);

  expect(await updated).toEqual({ userId: asked.user.id, applicationId: asked.id });
  expect(await versionOf(callId)).toBe(2);
  const versions = await t.platform.db
    .select()
    .from(castingCallVersions)
    .where(eq(castingCallVersions.callId, callId))
    .orderBy(asc(castingCallVersions.version));
  expect(versions).toMatchObject([
    { version: 1, terms: { payAmount: 45_000 } },
    { version: 2, terms: { payAmount: 52_000, contentFlags: ['stunts'] } },
  ]);
  const told = await toldOf(callId);
  expect(told).toEqual([asked.user.id, agent.user.id].sort());
  expect(told).not.toContain(toldNo.user.id);
  expect(told).not.toContain(hasReadIt.user.id);
  const story = await t.platform.db
    .select()
    .from(productionActivities)
    .where(eq(productionActivities.roleId, roleId));
  expect(story).toMatchObject([
    { kind: 'terms_changed', detail: { version: 2, fields: 'pay, content' } },
  ]);
  socket.close();
});

it('nothing new is promised where the terms are the same, or where no call goes on', async () => {
  const team = await castingTeam(t);
  const roleId = await team.role();
  const callId = await t.make.castingCall({ roleId });
  await renew(team, roleId, { ...before });
  expect(await versionOf(callId)).toBe(1);
  const endedRole = await team.role();
  const ended = { status: 'closed' as const, endedAt: t.clock.now() };
  const endedCall = await t.make.castingCall({ roleId: endedRole, ...ended });
  await renew(team, endedRole);
  expect(await versionOf(endedCall)).toBe(1);
});
