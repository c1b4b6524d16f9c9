import { applicationEndpoints } from '@callboard/contract/applications';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makeCasting } from '../applications/casting-team.fixture.ts';
import { castingCallInvitees, castingCalls } from '../casting-calls/tables.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { candidates, grid, makeAgency, submit } from './agency.fixture.ts';

const t = useTestServer();

describe('the candidates for a call', () => {
  it('come best first, with the reasons, what was sent before and what stands in the way', async () => {
    const { agent, portfolioId, represent } = await makeAgency(t);
    const productionId = await t.make.production();
    const roleId = await t.make.productionRole({
      productionId,
      genders: ['woman'],
      playingAgeMin: 30,
      playingAgeMax: 40,
    });
    const callId = await t.make.castingCall({ roleId });
    const other = await represent({ stageName: 'Abel Winn', gender: 'man' });
    const best = await represent({
      stageName: 'Mara Okonjo-Lyle',
      gender: 'woman',
      playingAgeMin: 32,
      playingAgeMax: 38,
    });
    const child = await represent({ stageName: 'Pip Arden', dateOfBirth: '2016-05-01' });
    const id = await t.make.application({
      roleId,
      callId,
      talentProfileId: other.profileId,
      submittedByUserId: other.user.id,
      status: 'shortlisted',
      toldStatus: 'viewed',
    });
    const { body } = await candidates(agent, callId, portfolioId);
    expect(body.items).toMatchObject([
      {
        talentProfileId: best.profileId,
        name: 'Mara Okonjo-Lyle',
        fit: { met: 2, asked: 3 },
        isFor: true,
        application: null,
        obstacle: null,
        reasons: [
          { criterion: 'category', verdict: 'unknown' },
          { criterion: 'age', verdict: 'met' },
          { criterion: 'gender', verdict: 'met' },
        ],
      },
      {
        talentProfileId: other.profileId,
        isFor: false,
        application: { id, status: 'viewed', submittedByName: 'Abel Winn' },
      },
      { talentProfileId: child.profileId, obstacle: 'not_for_minors' },
    ]);
    const forChildren = await t.make.castingCall({
      roleId: await t.make.productionRole({ productionId, playingAgeMin: 8, playingAgeMax: 12 }),
    });
    const { body: beside } = await candidates(agent, forChildren, portfolioId);
    expect(beside.items).toContainEqual(
      expect.objectContaining({
        talentProfileId: child.profileId,
        obstacle: 'client_not_verified',
      }),
    );
  });

  it('are those whom a call is for, and nobody learns of one that is for others', async () => {
    const { agent, portfolioId, represent } = await makeAgency(t);
    const { callId } = await makeCasting(t);
    const invited = await represent();
    await represent();
    const plain = await makeAgency(t, { verifiedAt: null });
    await plain.represent();
    const see = (visibility: 'invited' | 'verified_agencies') =>
      t.platform.db.update(castingCalls).set({ visibility }).where(eq(castingCalls.id, callId));
    await see('verified_agencies');
    expect((await candidates(agent, callId, portfolioId)).body.items).toHaveLength(2);
    expect((await candidates(plain.agent, callId, plain.portfolioId)).status).toBe(404);
    await see('invited');
    expect((await candidates(agent, callId, portfolioId)).status).toBe(404);
    const invitee = { callId, talentProfileId: invited.profileId };
    await t.platform.db.insert(castingCallInvitees).values(invitee);
    const { body } = await candidates(agent, callId, portfolioId);
    expect(body.items).toMatchObject([{ talentProfileId: invited.profileId }]);
  });
});

it('the grid has the open roles of a breakdown beside every talent', async () => {
  const { agent, portfolioId, represent } = await makeAgency(t);
  const productionId = await t.make.production({ title: 'Weighbridge Nine' });
  const breakdownId = newId();
  const post = async (role: Parameters<typeof t.make.productionRole>[0], call = {}) => {
    const roleId = await t.make.productionRole({ productionId, ...role });
    return t.make.castingCall({ roleId, breakdownId, ...call });
  };
  const warder = await post({ title: 'Warder', position: 1 });
  const rhona = await post({ title: 'DI Rhona Tait', position: 0, requestedMedia: ['self_tape'] });
  await post({ title: 'Closed', position: 2 }, { status: 'closed', endedAt: t.clock.now() });
  await post({ title: 'Not for us', position: 3 }, { visibility: 'chosen_agencies' });
  const { profileId } = await represent();
  const { body } = await grid(agent, breakdownId, portfolioId);
  expect(body).toMatchObject({
    productionTitle: 'Weighbridge Nine',
    calls: [
      { id: rhona, roleTitle: 'DI Rhona Tait', needsAnswers: true },
      { id: warder, roleTitle: 'Warder', needsAnswers: false },
    ],
    talents: [
      {
        talentProfileId: profileId,
        cells: [
          { callId: rhona, obstacle: 'needs_answers' },
          { callId: warder, obstacle: null, application: null },
        ],
      },
    ],
  });
  await submit(agent, portfolioId, [{ callId: warder, talentProfileId: profileId }]);
  await t.platform.db
    .update(productionRoles)
    .set({ cancelledAt: t.clock.now() })
    .where(eq(productionRoles.title, 'DI Rhona Tait'));
  const later = await grid(agent, breakdownId, portfolioId);
  expect(later.body.talents[0].cells).toMatchObject([
    { callId: warder, application: { status: 'submitted', submittedByName: 'Tallow & Reed' } },
  ]);
  const application = later.body.talents[0].cells[0].application.id;
  const params = { id: application };
  expect((await agent.call(applicationEndpoints.get, { params })).body.view).toBe('own');
  expect((await grid(agent, newId(), portfolioId)).status).toBe(404);
});
