import { beforeAll, expect, it } from 'vitest';
import { useTestServer } from '../../../../test/test-server.ts';
import { makeWorld, start, type World } from './starting.fixture.ts';

const t = useTestServer();

let world: World;
beforeAll(async () => {
  world = await makeWorld(t);
});

type Who = keyof World['people'];
type Row = [starter: Who, other: string, answer: 201 | 403 | 404, forTalent?: string];

// biome-ignore format: a table is read in columns
const TABLE: readonly Row[] = [
  // A client: every talent whom they may see, every agent, colleagues of a production.
  ['client',       'talent',       201],
  ['client',       'shown',        201],
  ['client',       'hidden',       404],
  ['client',       'child',        201],
  ['client',       'agent',        201],
  ['client',       'strangeAgent', 201],
  ['client',       'suspended',    404],
  ['client',       'colleague',    201],
  ['client',       'newClient',    403],
  ['client',       'admin',        403],
  ['client',       'client',       403],
  ['client',       'agent',        404, 'talent'],
  ['newClient',    'shown',        201],
  ['newClient',    'child',        404],
  ['newClient',    'colleague',    403],
  // A talent: who casts them, and who represents them.
  ['talent',       'client',       201],
  ['talent',       'colleague',    201],
  ['talent',       'newClient',    403],
  ['talent',       'agent',        201],
  ['talent',       'rival',        201],
  ['talent',       'idleAgent',    403],
  ['talent',       'strangeAgent', 403],
  ['talent',       'shown',        403],
  ['talent',       'hidden',       404],
  ['talent',       'child',        404],
  ['talent',       'admin',        403],
  ['talent',       'client',       404, 'child'],
  // A guardian, for the child whose profile they keep.
  ['guardian',     'client',       201, 'child'],
  ['guardian',     'newClient',    403, 'child'],
  ['guardian',     'client',       403],
  ['guardian',     'agent',        201],
  ['guardian',     'rival',        403],
  ['guardian',     'client',       404, 'talent'],
  // An agent: for a talent to who casts them; the talent, their guardian; who works beside them.
  ['agent',        'client',       201, 'talent'],
  ['agent',        'client',       201, 'child'],
  ['agent',        'newClient',    403, 'talent'],
  ['agent',        'colleague',    403],
  ['agent',        'talent',       201],
  ['agent',        'child',        201],
  ['agent',        'guardian',     201],
  ['agent',        'shown',        403],
  ['agent',        'hidden',       404],
  ['agent',        'idleAgent',    201],
  ['agent',        'rival',        403],
  ['idleAgent',    'client',       404, 'talent'],
  ['idleAgent',    'talent',       403],
  ['rival',        'client',       404, 'child'],
  ['strangeAgent', 'child',        404],
  // Staff: anyone, in its own name.
  ['admin',        'client',       201],
  ['admin',        'talent',       201],
  ['admin',        'hidden',       201],
  ['admin',        'child',        201],
  ['admin',        'suspended',    201],
  ['admin',        'client',       404, 'talent'],
];

const ROWS = TABLE.map(([starter, other, answer, forTalent]) => {
  const title = `${starter} to ${other}${forTalent ? `, for ${forTalent}` : ''}: ${answer}`;
  return { title, starter, other, answer, forTalent };
});

it.each(ROWS)('$title', async ({ starter, other, answer, forTalent }) => {
  const { people, ids, profiles } = world;
  const talentProfileId = forTalent && profiles[forTalent];
  const { status, body } = await start(people[starter], ids[other] ?? '', {
    ...(talentProfileId && { talentProfileId }),
  });
  expect(status).toBe(answer);
  if (answer === 403) expect(body.code).toBe('NOT_CONNECTED');
});
