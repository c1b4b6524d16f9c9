import { collaboratorEndpoints } from '@callboard/contract/collaborators';
import type { Endpoint } from '@callboard/contract/endpoint';
import { productionFileEndpoints } from '@callboard/contract/production-files';
import { productionRoleEndpoints } from '@callboard/contract/production-roles';
import { productionEndpoints as endpoints } from '@callboard/contract/productions';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makePdf, readPaper, sendPaper } from './files/papers.fixture.ts';
import { idOf, makeTeam } from './team.fixture.ts';

const t = useTestServer();

const PEOPLE = [
  'creator',
  'manage',
  'review',
  'view',
  'colleague',
  'stranger',
  'admin',
  'talent',
  'agent',
] as const;
type Person = (typeof PEOPLE)[number];

/** What each gets, in the order of PEOPLE. A colleague is of the company but not on the production. */
const TABLE = `
  get              200 200 200 200 404 404 200 403 403
  collaborators    200 200 200 200 404 404 200 403 403
  activity         200 200 200 200 404 404 200 403 403
  files            200 200 200 200 404 404 200 403 403
  script           200 200 200 200 404 404 200 404 404
  line-up          200 200 200 200 404 404 200 403 403
  set-line-up      204 204 204 403 404 404 403 403 403
  change           200 200 403 403 404 404 403 403 403
  add-file         201 201 403 403 404 404 403 403 403
  remove-file      204 204 403 403 404 404 403 403 403
  remove-cover     204 204 403 403 404 404 403 403 403
  set-collaborator 204 204 403 403 404 404 403 403 403
  remove-creator   403 403 403 403 404 404 403 403 403
  remove-another   204 204 403 403 404 404 403 403 403
  duplicate        201 201 201 201 404 404 403 403 403
  agree-to-nda     204 204 204 204 404 404 204 404 404
`;

let people: Record<Person, TestClient>;
let team: Awaited<ReturnType<typeof makeTeam>>;
let pdf: Buffer;
let roleId: string;
let scriptId: string;
beforeAll(async () => {
  team = await makeTeam(t);
  const { creator, collaborator, colleague, productionId } = team;
  people = {
    creator,
    manage: await collaborator('manage'),
    review: await collaborator('review'),
    view: await collaborator('view'),
    colleague: await colleague(),
    stranger: await t.signIn('client'),
    admin: await t.signIn('admin'),
    talent: await t.signIn('talent'),
    agent: await t.signIn('agent'),
  };
  pdf = await makePdf();
  roleId = await t.make.productionRole({ productionId });
  scriptId = await addScript();
});

async function addScript(): Promise<string> {
  const { creator, productionId } = team;
  return (await sendPaper(creator, productionId, pdf, { kind: 'script' })).body.id;
}

type Act = (client: TestClient) => Promise<{ status: number }>;
const calls =
  (endpoint: Endpoint, body?: object): Act =>
  (client) =>
    client.call(endpoint, { params: { id: team.productionId }, ...(body && { body }) });
const onUser =
  (endpoint: Endpoint, userId: () => Promise<string>, body?: object): Act =>
  async (client) =>
    client.call(endpoint, {
      params: { id: team.productionId, userId: await userId() },
      ...(body && { body }),
    });

const ACTS: Record<string, Act> = {
  get: calls(endpoints.get),
  collaborators: calls(collaboratorEndpoints.collaborators),
  activity: calls(endpoints.activity),
  files: calls(productionFileEndpoints.files),
  script: (client) => readPaper(client, scriptId),
  'line-up': calls(productionRoleEndpoints.lineUp),
  'set-line-up': (client) =>
    client.call(productionRoleEndpoints.setLineUp, {
      params: { id: roleId },
      body: { first: null, second: null, backup: null },
    }),
  change: calls(endpoints.change, { synopsis: 'Another' }),
  'add-file': (client) => sendPaper(client, team.productionId, pdf),
  'remove-file': async (client) =>
    client.call(productionFileEndpoints.removeFile, { params: { id: await addScript() } }),
  'remove-cover': calls(endpoints.removeCover),
  'set-collaborator': onUser(
    collaboratorEndpoints.setCollaborator,
    async () => idOf(await team.colleague()),
    {
      rights: 'view',
    },
  ),
  'remove-creator': onUser(collaboratorEndpoints.removeCollaborator, async () =>
    idOf(team.creator),
  ),
  'remove-another': onUser(collaboratorEndpoints.removeCollaborator, async () =>
    idOf(await team.collaborator('view')),
  ),
  duplicate: calls(endpoints.duplicate),
  'agree-to-nda': calls(productionFileEndpoints.agreeToNda),
};

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/ +/))
  .map(([act = '', ...statuses]) => [act, statuses.map(Number)] as const);

describe('who may do what in a production', () => {
  it('is written down for every act', () => {
    expect(rows.map(([act]) => act)).toEqual(Object.keys(ACTS));
  });

  it.each(rows)('%s: %j', async (name, expected) => {
    const answers = [];
    for (const person of PEOPLE) answers.push(await ACTS[name]?.(people[person]));
    expect(answers.map((answer) => answer?.status)).toEqual(expected);
  });

  it('nothing that is not there can be told from what one may not see', async () => {
    const missing = await people.stranger.call(endpoints.get, { params: { id: newId() } });
    const hidden = await calls(endpoints.get)(people.stranger);
    expect(hidden).toMatchObject({ status: missing.status, text: missing.text });
  });
});
