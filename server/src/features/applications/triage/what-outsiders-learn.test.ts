import { applicationEndpoints } from '@callboard/contract/applications';
import { castingBoardEndpoints } from '@callboard/contract/casting-board';
import type { Endpoint } from '@callboard/contract/endpoint';
import { ENDPOINTS } from '@callboard/contract/endpoints';
import { outsidePeopleEndpoints } from '@callboard/contract/outside-people';
import type { Role } from '@callboard/contract/roles';
import { inArray } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { connectSocket } from '../../../../test/socket-client.ts';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { mailboxMessages } from '../../../platform/mail/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { lineUpPlaces } from '../../productions/line-up/tables.ts';
import { makeCasting, rowOf } from '../casting-team.fixture.ts';
import { tellOfMoves } from '../moves/telling/tell-moved.ts';

/** Nobody is told of anything until the test does so. */
const t = useTestServer({ UNDO_SECONDS: '600' });

/** In everything that the team writes, so that it is found wherever it comes out. */
const SECRET = 'quagmire';
/** What the team's own fields are called: not even an empty one goes out. */
const TEAM_FIELD =
  /"(?:pick|own|rating|ownTags|noteCount|notes|unsentAnswer|unsent|teamReason|toldAt|moveId)":/;

const calls = Object.values(ENDPOINTS).flatMap((feature) => Object.values(feature));
const isOpenTo = ({ access }: Endpoint, role: Role) =>
  typeof access === 'string' || access.includes(role);
/** Everything that can be looked at, but for what is the same for all the world. */
const LOOKED_AT = calls.filter(({ method, access }) => method === 'GET' && access !== 'public');

it('what a team thinks and has not told reaches nobody of the talent’s side, on no way', {
  timeout: 60_000,
}, async () => {
  const casting = await makeCasting(t);
  const { creator, productionId } = casting;
  const { user, profileId } = await t.make.talent();
  const { user: agentUser, portfolioId } = await t.make.ownAgent(profileId, {
    verifiedAt: t.clock.now(),
  });
  const otherRoleId = await t.make.productionRole({ productionId, position: 1 });
  const otherCallId = await t.make.castingCall({ roleId: otherRoleId });
  const submitted = { talentProfileId: profileId, submittedByUserId: user.id };
  const { roleId, callId } = casting;
  const moved = await t.make.application({ roleId, callId, ...submitted });
  const refused = await t.make.application({
    roleId: otherRoleId,
    callId: otherCallId,
    ...submitted,
  });

  const outsiders: Outsider[] = [];
  for (const [role, person] of [
    ['talent', user],
    ['agent', agentUser],
  ] as const) {
    const client = new TestClient(t.url, await t.make.session({ user: person }));
    const { socket } = await connectSocket(client);
    onTestFinished(() => void socket.close());
    await socket.emitWithAck('join-user-room', person.id);
    const heard: unknown[] = [];
    socket.onAny((...event) => heard.push(event));
    outsiders.push({ role, client, heard, settle: () => socket.emitWithAck('join-user-room', '') });
  }
  const ids = [
    { production: productionId, role: roleId, call: callId, application: moved },
    { production: productionId, role: otherRoleId, call: otherCallId, application: refused },
  ].map((casting) => ({ ...casting, talent: profileId, portfolio: portfolioId }));
  const before = await walk(outsiders, ids);
  expect(before.get(`talent GET /api/applications/${moved}`)).toMatch(/^200 .*"submitted"/);
  expect(before.get(`agent GET /api/applications/${refused}`)).toMatch(/^200 .*"submitted"/);

  for (const id of [moved, refused]) {
    const params = { id };
    const mark = { pick: 'maybe', rating: 4, tags: [SECRET] };
    await creator.call(castingBoardEndpoints.mark, { params, body: mark });
    await creator.call(castingBoardEndpoints.addNote, { params, body: { text: SECRET } });
  }
  const person = { name: SECRET, agent: SECRET, note: SECRET, link: `https://${SECRET}.example` };
  const { body: outside } = await creator.call(outsidePeopleEndpoints.addOutsidePerson, {
    params: { id: roleId },
    body: person,
  });
  const updatedAt = t.clock.now();
  await t.platform.db.insert(lineUpPlaces).values([
    { roleId, place: 'first', applicationId: moved, updatedAt },
    { roleId, place: 'second', outsidePersonId: outside.id, updatedAt },
  ]);
  const setStatus = (id: string, body: object) =>
    creator.call(applicationEndpoints.setStatus, { params: { id }, body });
  const { body: move } = await setStatus(moved, { status: 'callback' });
  const no = { answer: 'dates_no_longer_work', teamReason: 'look_or_pairing' };
  await setStatus(refused, { status: 'not_selected', ...no });
  expect((await rowOf(t, moved)).status).toBe('callback');
  expect((await rowOf(t, refused)).unsentAnswer).toBe('dates_no_longer_work');

  expect(await walk(outsiders, ids)).toEqual(before);
  for (const { settle, heard } of outsiders) {
    await settle();
    expect(heard).toEqual([]);
  }
  const people = [user, agentUser];
  const told = await t.platform.db
    .select()
    .from(notifications)
    .where(
      inArray(
        notifications.userId,
        people.map((person) => person.id),
      ),
    );
  const mailed = await t.platform.db
    .select()
    .from(mailboxMessages)
    .where(
      inArray(
        mailboxMessages.to,
        people.map(({ email }) => email ?? ''),
      ),
    );
  expect([told, mailed]).toEqual([[], []]);

  await tellOfMoves(t.platform, { moveIds: [move.moveId] });
  const after = await walk(outsiders, ids, ({ path }) => path.startsWith('/api/applications'));
  expect(after.get(`talent GET /api/applications/${moved}`)).toMatch(/^200 .*"callback"/);
  expect(after.get(`talent GET /api/applications/${refused}`)).toBe(
    before.get(`talent GET /api/applications/${refused}`),
  );
  for (const { settle, heard } of outsiders) {
    await settle();
    expect(JSON.stringify(heard)).not.toMatch(/quagmire|pairing/);
    expect(heard.length).toBeGreaterThan(0);
  }
});

type Outsider = {
  role: Role;
  client: TestClient;
  heard: unknown[];
  settle: () => Promise<unknown>;
};
type Ids = Record<'production' | 'role' | 'call' | 'application' | 'talent' | 'portfolio', string>;

/** What each gets at every call that is open to them, by who and where. */
async function walk(
  outsiders: readonly Outsider[],
  ids: readonly Ids[],
  isWalked: (endpoint: Endpoint) => boolean = () => true,
) {
  const seen = new Map<string, string>();
  for (const { role, client } of outsiders) {
    const open = LOOKED_AT.filter((endpoint) => isOpenTo(endpoint, role) && isWalked(endpoint));
    for (const some of ids) {
      const query = `?talentProfileId=${some.talent}&portfolioId=${some.portfolio}&q=Tait`;
      const paths = open
        .map(({ path }) => fill(path, some))
        .filter((path) => !seen.has(`${role} GET ${path}`));
      await Promise.all(
        paths.map(async (filled) => {
          const { status, text } = await client.get(filled + query);
          seen.set(`${role} GET ${filled}`, `${status} ${text}`);
          expect(text, filled).not.toContain(SECRET);
          expect(text, filled).not.toContain('look_or_pairing');
          expect(text, filled).not.toContain('dates_no_longer_work');
          expect(text, filled).not.toMatch(TEAM_FIELD);
        }),
      );
    }
  }
  return seen;
}

function fill(path: string, ids: Ids): string {
  const kinds: [RegExp, string][] = [
    [/^\/api\/productions\//, ids.production],
    [/^\/api\/production-roles\//, ids.role],
    [/^\/api\/casting-calls\//, ids.call],
    [/^\/api\/applications\//, ids.application],
    [/^\/api\/business-portfolios\//, ids.portfolio],
  ];
  const [, id] = kinds.find(([pattern]) => pattern.test(path)) ?? [undefined, ids.talent];
  return path.replaceAll(/\{\w+\}/g, id);
}
