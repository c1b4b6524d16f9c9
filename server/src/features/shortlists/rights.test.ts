import type { Endpoint } from '@callboard/contract/endpoint';
import { shortlistEndpoints as endpoints } from '@callboard/contract/shortlists';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { idsOf, makeShortlist } from './shortlists.fixture.ts';

const t = useTestServer();

const PEOPLE = ['creator', 'manage', 'review', 'view', 'colleague', 'stranger'] as const;
type Person = (typeof PEOPLE)[number];

/** What each gets, in the order of PEOPLE. A colleague is of the company but not on the production. */
const TABLE = `
  shortlists   200 200 200 200 404 404
  shortlist    200 200 200 200 404 404
  sheet        200 200 200 200 404 404
  links        200 200 200 200 404 404
  create       201 201 201 403 404 404
  change       200 200 200 403 404 404
  add          200 200 200 403 404 404
  order        204 204 204 403 404 404
  note         204 204 204 403 404 404
  remove       204 204 204 403 404 404
  share        201 201 403 403 404 404
  revoke       204 204 403 403 404 404
  delete       204 204 403 403 404 404
`;

let list: Awaited<ReturnType<typeof makeShortlist>>;
let people: Record<Person, TestClient>;
let talentProfileId: string;
beforeAll(async () => {
  list = await makeShortlist(t);
  people = {
    creator: list.creator,
    manage: await list.collaborator('manage'),
    review: await list.collaborator('review'),
    view: await list.collaborator('view'),
    colleague: await list.colleague(),
    stranger: await t.signIn('client'),
  };
  ({ profileId: talentProfileId } = await list.put());
});

type Act = (client: TestClient) => Promise<{ status: number }>;
const onList =
  (endpoint: Endpoint, body?: () => Promise<object>): Act =>
  async (client) =>
    client.call(endpoint, {
      params: { id: list.shortlistId },
      ...(body && { body: await body() }),
    });
const newEntry = async () => {
  await list.put();
  return idsOf(await list.read()).at(-1);
};

const ACTS: Record<string, Act> = {
  shortlists: (client) => client.call(endpoints.shortlists, { params: { id: list.productionId } }),
  shortlist: onList(endpoints.shortlist),
  sheet: onList(endpoints.contactSheet),
  links: onList(endpoints.links),
  create: (client) => list.begin(client),
  change: onList(endpoints.changeShortlist, async () => ({ name: 'Rhona' })),
  add: onList(endpoints.addToShortlist, async () => ({ talentProfileIds: [talentProfileId] })),
  order: onList(endpoints.orderShortlist, async () => ({ entryIds: idsOf(await list.read()) })),
  note: async (client) =>
    client.call(endpoints.changeEntry, {
      params: { id: idsOf(await list.read())[0] },
      body: { note: 'Yes' },
    }),
  remove: async (client) =>
    client.call(endpoints.removeEntry, { params: { id: await newEntry() } }),
  share: onList(endpoints.createLink, async () => ({ label: 'Director', days: 7 })),
  revoke: async (client) =>
    client.call(endpoints.revokeLink, { params: { id: (await list.share()).linkId } }),
  delete: async (client) =>
    client.call(endpoints.deleteShortlist, { params: { id: (await list.begin()).body.id } }),
};

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/ +/))
  .map(([act = '', ...statuses]) => [act, statuses.map(Number)] as const);

describe('who may do what with a shortlist', () => {
  it('is written down for every act', () => {
    expect(rows.map(([act]) => act)).toEqual(Object.keys(ACTS));
  });

  it.each(rows)('%s: %j', async (name, expected) => {
    const answers = [];
    for (const person of PEOPLE) answers.push(await ACTS[name]?.(people[person]));
    expect(answers.map((answer) => answer?.status)).toEqual(expected);
  });

  it('nothing that is not there can be told from what one may not see', async () => {
    const missing = await people.stranger.call(endpoints.shortlist, { params: { id: newId() } });
    const hidden = await onList(endpoints.shortlist)(people.stranger);
    expect(hidden).toMatchObject({ status: missing.status, text: missing.text });
  });
});
