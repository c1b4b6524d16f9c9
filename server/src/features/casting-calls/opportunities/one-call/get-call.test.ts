import { castingCallEndpoints as endpoints } from '@callboard/contract/casting-calls';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../../../test/test-client.ts';
import { useTestServer } from '../../../../../test/test-server.ts';
import { newId } from '../../../../platform/ids.ts';
import { ndaAgreements, productionFiles } from '../../../productions/files/tables.ts';

const t = useTestServer();
const profileOf = ({ user }: TestClient) => user?.talentProfileId ?? '';
const read = (who: TestClient, id: string, talentProfileId?: string) =>
  who.call(endpoints.get, { params: { id }, query: talentProfileId ? { talentProfileId } : {} });

describe('a call', () => {
  it('is read with all its facts, its fit and its siblings, by whoever may apply', async () => {
    const productionId = await t.make.production({
      title: 'Weighbridge Nine',
      synopsis: 'Scales.',
    });
    const understudied = await t.make.productionRole({ productionId, title: 'Rhona' });
    const roleId = await t.make.productionRole({
      productionId,
      title: 'Cover',
      playingAgeMin: 40,
      playingAgeMax: 50,
      coversRoleIds: [understudied],
    });
    const breakdownId = newId();
    const id = await t.make.castingCall({ roleId, breakdownId });
    const sibling = await t.make.castingCall({ roleId: understudied, breakdownId });
    await t.make.castingCall({
      roleId: await t.make.productionRole({ productionId }),
      breakdownId,
      visibility: 'verified_agencies',
    });
    const talent = await t.signIn('talent');
    const { status, body } = await read(talent, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      synopsis: 'Scales.',
      role: { title: 'Cover', playingAgeMin: 40 },
      coversRoles: ['Rhona'],
      siblings: [{ id: sibling, roleTitle: 'Rhona', roleKind: null }],
      fit: { met: 0, asked: 2 },
      abilities: { mayApply: true, whyNot: null },
      hasReported: false,
    });
  });

  it('of a confidential production gives away neither title, company nor the names of files', async () => {
    const productionId = await t.make.production({
      title: 'The Crown Jewels',
      codeName: 'Project Heron',
      isConfidential: true,
      director: 'Jewel Crown',
    });
    const roleId = await t.make.productionRole({ productionId });
    const id = await t.make.castingCall({ roleId });
    const uploader = await t.make.user({ role: 'client' });
    await t.platform.db.insert(productionFiles).values({
      id: newId(),
      productionId,
      roleId,
      kind: 'sides',
      fileName: 'Crown Jewels sides.pdf',
      bytes: 10,
      fileKey: 'x',
      uploadedByUserId: uploader.id,
      createdAt: t.clock.now(),
    });
    const talent = await t.signIn('talent');
    const before = await read(talent, id);
    expect(before.text).not.toMatch(/Crown|Tallow Row/);
    expect(before.body).toMatchObject({
      productionTitle: 'Project Heron',
      companyName: 'Confidential',
      hasAgreedToNda: false,
      sides: [{ fileName: 'Sides.pdf' }],
    });
    await t.platform.db
      .insert(ndaAgreements)
      .values({ productionId, userId: talent.user?.id ?? '', agreedAt: t.clock.now() });
    const { body } = await read(talent, id);
    expect(body).toMatchObject({ hasAgreedToNda: true });
    expect(body.sides).toMatchObject([{ fileName: 'Crown Jewels sides.pdf' }]);
  });

  it('that has ended is read by those who applied and by admins, and by nobody else', async () => {
    const talent = await t.signIn('talent');
    const roleId = await t.make.productionRole();
    const id = await t.make.castingCall({ roleId, status: 'closed', endedAt: t.clock.now() });
    await t.make.application({ roleId, callId: id, talentProfileId: profileOf(talent) });
    const agent = await t.make.ownAgent(profileOf(talent));
    const asAgent = new TestClient(t.url, await t.make.session({ user: agent.user }));
    expect((await read(talent, id)).body.abilities).toEqual({
      mayApply: false,
      whyNot: 'This call is closed.',
    });
    expect((await read(asAgent, id)).status).toBe(200);
    expect((await read(await t.signIn('admin'), id)).status).toBe(200);
    expect((await read(await t.signIn('talent'), id)).status).toBe(404);
  });

  it('is not read for a talent who is none of one’s business', async () => {
    const id = await t.make.castingCall();
    const stranger = await t.make.talentProfileId();
    expect((await read(await t.signIn('talent'), id, stranger)).status).toBe(404);
    expect((await read(await t.signIn('agent'), id, stranger)).status).toBe(404);
  });
});

describe('why one may not apply', () => {
  const whyNot = async (who: TestClient, id: string, talentProfileId?: string) =>
    (await read(who, id, talentProfileId)).body.abilities.whyNot;

  it('there is an application already, but a withdrawn one is none', async () => {
    const talent = await t.signIn('talent');
    const roleId = await t.make.productionRole();
    const id = await t.make.castingCall({ roleId });
    const other = await t.make.productionRole();
    const withdrawn = await t.make.castingCall({ roleId: other });
    const talentProfileId = profileOf(talent);
    await t.make.application({ roleId, callId: id, talentProfileId });
    await t.make.application({
      roleId: other,
      callId: withdrawn,
      talentProfileId,
      status: 'withdrawn',
    });
    expect(await whyNot(talent, id)).toBe('There is an application to this role already.');
    expect(await whyNot(talent, withdrawn)).toBeNull();
  });

  it('the role is not for children, or its poster is not verified', async () => {
    const { user } = await t.make.talent({ dateOfBirth: '2016-01-01' });
    const child = new TestClient(t.url, await t.make.session({ user }));
    const id = await t.make.castingCall();
    expect(await whyNot(child, id)).toBe('This role is not open to anyone under 18.');
    const forChildren = () => t.make.productionRole({ playingAgeMin: 8, playingAgeMax: 12 });
    const { id: verified } = await t.make.user({ verifiedProfessionalStatus: 'verified' });
    const unverified = await t.make.castingCall({ roleId: await forChildren() });
    expect(await whyNot(child, unverified)).toBe(
      'Children can be submitted only to companies that Callboard has verified.',
    );
    const call = await t.make.castingCall({
      roleId: await forChildren(),
      postedByUserId: verified,
    });
    expect(await whyNot(child, call)).toBeNull();
  });

  it('the deadline has passed', async () => {
    const id = await t.make.castingCall({ deadlineAt: t.clock.now() });
    expect(await whyNot(await t.signIn('talent'), id)).toBe('The deadline has passed.');
  });

  it.each(['agent', 'talent'] as const)('the %s submits, as was agreed on', async (submitter) => {
    const talent = await t.signIn('talent');
    const talentProfileId = profileOf(talent);
    const { user, portfolioId } = await t.make.ownAgent(talentProfileId);
    await t.make.representation({ talentProfileId, portfolioId, submitter });
    const agent = new TestClient(t.url, await t.make.session({ user }));
    const id = await t.make.castingCall();
    const other = expect.stringContaining('the other side submits');
    const isAgents = submitter === 'agent';
    expect(await whyNot(talent, id)).toEqual(isAgents ? other : null);
    expect(await whyNot(agent, id, talentProfileId)).toEqual(isAgents ? null : other);
    expect(await whyNot(agent, id)).toBe('Choose whom to submit first.');
  });
});
