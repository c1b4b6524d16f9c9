import { ACTS_FOR_TALENT } from '@callboard/contract/acts-for-talent';
import type { Endpoint } from '@callboard/contract/endpoint';
import { ENDPOINTS } from '@callboard/contract/endpoints';
import { and, count, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { GROUPS, makeWorld, waysToCall } from '../representation/agency-rights.fixture.ts';
import { actsForTalent } from './acts-for-talent.fixture.ts';
import { type FamilyAtWork, makeFamilyAtWork } from './family-at-work.fixture.ts';

const t = useTestServer();

/** What agents and talents do in nobody's name but their own: their account, and what only they see. */
const OWN = [
  ...['account', 'auth', 'calendar', 'notifications', 'blocks', 'agent-profiles', 'verification'],
  ...['error-logs', 'children.add', 'messages.read', 'moderation.report', 'productions.agreeToNda'],
  ...['moderation.appealSuspension', 'roster.register', 'roster.accept', 'profile-photos.agent'],
  // The bytes of an upload that was told of when it began.
  'media.continueUpload',
  // What is paid for: one's own plan, or that of the business one answers for.
  'billing',
  // What one looks for, and what one writes to several in one's own name.
  ...['saved-searches', 'inviting.messageMany'],
  // That a film began to play: a figure, and nobody's act.
  'analytics.mediaPlayed',
  // By whoever holds a link, whom nobody knows.
  'shortlists.giveOpinion',
];
/** Of an agency: a look at what would be, notes among colleagues, and whoever has the link declines. */
const UNTOLD = ['roster.previewImport', 'roster.addNote', 'roster.removeNote', 'team.decline'];

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const idOf = ({ user }: TestClient) => user?.id ?? '';
/** A call that changes something and that agents or talents may make. */
const isTheirs = ({ method, access }: Endpoint) =>
  !['GET', 'HEAD'].includes(method) &&
  (typeof access === 'string' || access.some((role) => role === 'agent' || role === 'talent'));

let family: FamilyAtWork;
beforeAll(async () => {
  family = await makeFamilyAtWork(t);
});

it('every call by which an agent or a talent changes something is known by whom it is for', () => {
  const walked = new Set([
    ...actsForTalent(t, family).map(({ endpoint }) => nameOf(endpoint)),
    ...Object.values(GROUPS).flatMap((group) => Object.values(group).map(nameOf)),
  ]);
  const unknown = Object.entries(ENDPOINTS).flatMap(([feature, endpoints]) =>
    Object.entries(endpoints)
      .filter(([, endpoint]) => isTheirs(endpoint) && !walked.has(nameOf(endpoint)))
      .map(([name]) => `${feature}.${name}`)
      .filter((name) => !OWN.includes(feature) && !OWN.includes(name)),
  );
  expect(unknown).toEqual([]);
});

it('whatever a guardian or an agent does for a child says who did it for whom', async () => {
  const { db } = t.platform;
  const told = (by: string) =>
    db
      .select({ act: auditEntries.act, times: count() })
      .from(auditEntries)
      .where(
        and(eq(auditEntries.actorUserId, by), eq(auditEntries.onBehalfOfUserId, family.userId)),
      )
      .groupBy(auditEntries.act);
  const timesOf = async (by: string) => (await told(by)).reduce((sum, { times }) => sum + times, 0);

  const silent: string[] = [];
  for (const { endpoint, prepare, doers } of actsForTalent(t, family)) {
    for (const doer of doers) {
      const who = family.doers[doer];
      const call = `${doer}: ${nameOf(endpoint)}`;
      const act = await prepare(who);
      const before = await timesOf(idOf(who));
      const answer = await act();
      if (answer.status >= 300) throw new Error(`${call} ${JSON.stringify(answer)}`);
      if ((await timesOf(idOf(who))) === before) silent.push(call);
    }
  }
  expect(silent).toEqual([]);

  const acts = await Promise.all(Object.values(family.doers).map((who) => told(idOf(who))));
  const unnamed = acts.flat().filter(({ act }) => !ACTS_FOR_TALENT.some((name) => name === act));
  expect(unnamed).toEqual([]);
});

it('whatever somebody does for their agency says who did it', async () => {
  const world = await makeWorld(t);
  // Leaves, where the owner cannot.
  const { owner, admin } = world.people;
  const countOf = (who: TestClient) =>
    t.platform.db.$count(auditEntries, eq(auditEntries.actorUserId, idOf(who)));
  const silent: string[] = [];
  for (const [name, way] of Object.entries(waysToCall(t, () => world))) {
    const [group = '', call = ''] = name.split('.');
    const endpoint = (GROUPS as Record<string, Record<string, Endpoint>>)[group]?.[call];
    if (endpoint === undefined || !isTheirs(endpoint) || UNTOLD.includes(name)) continue;
    const who = name === 'portfolios.leave' ? admin : owner;
    const before = await countOf(who);
    const outcome = await way(who);
    if (outcome.startsWith('2') && (await countOf(who)) === before) silent.push(name);
  }
  expect(silent).toEqual([]);
});
