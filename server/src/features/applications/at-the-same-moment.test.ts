import { applicationEndpoints } from '@callboard/contract/applications';
import { castingBoardEndpoints } from '@callboard/contract/casting-board';
import { castingCallEndpoints } from '@callboard/contract/casting-calls';
import { outsidePeopleEndpoints } from '@callboard/contract/outside-people';
import { productionRoleEndpoints } from '@callboard/contract/production-roles';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { inAWeek } from '../casting-calls/casting-team.fixture.ts';
import { makeApplicant, makeApplicants, makeCasting } from './casting-team.fixture.ts';

const t = useTestServer();

/** Everybody gets an answer: nobody is sent away because two of them wait for each other. */
const statusesOf = async (calls: Promise<{ status: number }>[]) => [
  ...new Set((await Promise.all(calls)).map(({ status }) => status)),
];
const several = <T>(act: (index: number) => T) => Array.from({ length: 6 }, (_, at) => act(at));

it('a role is cancelled while its applicants are moved and placed', async () => {
  const casting = await makeCasting(t);
  const params = { id: casting.roleId };
  const applicationIds = (await makeApplicants(t, casting, 3)).map(({ id }) => id);
  const move = (at: number) =>
    casting.creator.call(castingBoardEndpoints.move, {
      params,
      body: { applicationIds, to: at % 2 === 0 ? 'shortlisted' : 'audition' },
    });
  const place = (at: number) => {
    const face = { applicationId: applicationIds[at % 3], outsidePersonId: null };
    const body = { first: face, second: null, backup: null };
    return casting.creator.call(productionRoleEndpoints.setLineUp, { params, body });
  };
  const cancel = () => casting.creator.call(productionRoleEndpoints.cancel, { params, body: {} });
  const statuses = await statusesOf([...several(move), cancel(), ...several(place)]);
  // Whoever moves people after it hears that the role was cancelled.
  expect(statuses.filter((status) => ![200, 204, 409].includes(status))).toEqual([]);
});

it('a call is ended while its terms change and applicants confirm', async () => {
  const casting = await makeCasting(t);
  const applicant = await makeApplicant(t, casting);
  const { creator, roleId, callId } = casting;
  const change = (at: number) =>
    creator.call(productionRoleEndpoints.change, {
      params: { id: roleId },
      body: { payAmount: 100 + at, payCurrency: 'GBP' },
    });
  const confirm = () =>
    applicant.client.call(applicationEndpoints.confirm, {
      params: { id: applicant.id },
      body: { version: 1 },
    });
  const end = () =>
    creator.call(castingCallEndpoints.end, {
      params: { id: callId },
      body: { as: 'filled', answer: 'role_filled' },
    });
  const statuses = await statusesOf([...several(confirm), ...several(change), end()]);
  expect(statuses).not.toContain(500);
  expect((await end()).body.code).toBe('CALL_ENDED');
});

it('roles are published and removed while they are put in order', async () => {
  const { creator, productionId, roleId } = await makeCasting(t);
  const params = { id: productionId };
  const one = await t.make.productionRole({ productionId, position: 1 });
  const other = await t.make.productionRole({ productionId, position: 2, coversRoleIds: [one] });
  const third = await t.make.productionRole({ productionId, position: 3, coversRoleIds: [other] });
  const order = (at: number) =>
    creator.call(productionRoleEndpoints.order, {
      params,
      body: { ids: at % 2 === 0 ? [roleId, one, other, third] : [third, other, one, roleId] },
    });
  const publish = () =>
    creator.call(castingCallEndpoints.publish, {
      params,
      body: { deadlineAt: inAWeek(t), visibility: 'public', roleIds: [third, one] },
    });
  const remove = (id: string) => creator.call(productionRoleEndpoints.remove, { params: { id } });
  const statuses = await statusesOf([
    ...several(order),
    publish(),
    remove(other),
    remove(one),
    ...several(order),
  ]);
  expect(statuses).not.toContain(500);
});

it('a role is removed while people from outside are added to it', async () => {
  const { creator, productionId } = await makeCasting(t);
  const params = { id: await t.make.productionRole({ productionId }) };
  const add = () =>
    creator.call(outsidePeopleEndpoints.addOutsidePerson, { params, body: { name: 'Ivy' } });
  const remove = () => creator.call(productionRoleEndpoints.remove, { params });
  const statuses = await statusesOf([add(), remove(), remove(), ...several(add)]);
  expect(statuses.filter((status) => ![201, 204, 404].includes(status))).toEqual([]);
});
