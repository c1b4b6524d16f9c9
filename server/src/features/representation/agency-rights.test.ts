import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { GROUPS, makeWorld, type World, waysToCall } from './agency-rights.fixture.ts';

const t = useTestServer();

/**
 * Who gets what of one portfolio: its owner, an admin and two employees of it, of whom one is assigned
 * to the talent, someone who left and is assigned still, the owner of another, the talent themselves,
 * and an admin of Callboard. A portfolio is removed with a wrong name, and a submission that is refused
 * stands in an answer that is none.
 */
const TABLE = `
call                         owner  admin  assigned  unassigned  former  stranger  talent  platform

portfolios.list              200    200    200       200         200     200       403     403
portfolios.listAll           403    403    403       403         403     403       403     200
portfolios.create            201    201    201       201         201     201       403     403
portfolios.get               200    200    200       200         404     404       403     200
portfolios.change            200    200    403       403         404     404       403     403
portfolios.setLogo           200    200    403       403         404     404       403     403
portfolios.logo              200    200    200       200         200     200       200     200
portfolios.removeLogo        204    204    403       403         404     404       403     403
portfolios.contents          200    403    403       403         404     404       403     403
portfolios.remove            400    403    403       403         404     404       403     403
portfolios.transfer          200    403    403       403         404     404       403     403
portfolios.leave             409    204    204       204         404     404       403     403
portfolios.userRole          200    200    200       200         404     404       403     403
portfolios.talent            200    200    200       200         404     404       403     403
portfolios.counters          200    200    200       200         404     404       403     403

team.members                 200    200    200       200         404     404       403     200
team.changeRole              200    200    403       403         404     404       403     403
team.remove                  204    204    403       403         404     404       403     403
team.invitations             200    200    403       403         404     404       403     200
team.invite                  201    201    403       403         404     404       403     403
team.resend                  200    200    403       403         404     404       403     403
team.revoke                  204    204    403       403         404     404       403     403
team.open                    200    200    200       200         200     200       200     200
team.accept                  403    403    403       403         403     403       403     403
team.decline                 204    204    204       204         204     204       204     204
team.join                    409    409    409       409         409     409       409     409

representation.request       201    201    403       403         404     404       403     403
representation.listOfTalent  200    200    200       404         404     404       200     200
representation.propose       201    201    201       404         404     404       403     403
representation.confirm       403    403    403       404         404     404       200     403
representation.end           200    200    403       404         404     404       200     403

roster.list                  200    200    200       200         404     404       403     200
roster.get                   200    200    200       404         404     404       403     200
roster.candidates            200    200    403       403         404     404       403     403
roster.create                201    201    403       403         404     404       403     403
roster.previewImport         200    200    403       403         404     404       403     403
roster.import                201    201    403       403         404     404       403     403
roster.assign                204    204    403       403         404     404       403     403
roster.sendClaim             200    200    200       404         404     404       403     403
roster.notes                 200    200    200       404         404     404       403     403
roster.addNote               201    201    201       404         404     404       403     403
roster.removeNote            204    204    403       404         404     404       403     403

submissions.candidates       200    200    200       200         404     404       403     403
submissions.grid             200    200    200       200         404     404       403     403
submissions.submit           200    200    200       refused     404     404       403     403
`;

const [heading = [], ...rows] = TABLE.trim()
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split(/ +/));
const people = heading.slice(1) as (keyof World['people'])[];

let world: World;
beforeAll(async () => {
  world = await makeWorld(t);
});
const ways = () => waysToCall(t, () => world);

it('has a row for every call about a portfolio, its team and its talents', () => {
  const declared = Object.entries(GROUPS).flatMap(([group, endpoints]) =>
    Object.keys(endpoints).map((name) => `${group}.${name}`),
  );
  expect(rows.map(([call]) => call).sort()).toEqual(declared.sort());
});

describe('whoever calls gets what the table says', () => {
  it.each(rows)('%s', async (call, ...expected) => {
    const outcomes: Record<string, string | undefined> = {};
    for (const name of people) outcomes[name] = await ways()[call]?.(world.people[name]);
    expect(outcomes).toEqual(Object.fromEntries(people.map((name, at) => [name, expected[at]])));
  });
});
