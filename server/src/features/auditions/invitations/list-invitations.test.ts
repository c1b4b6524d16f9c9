import { auditionInvitationEndpoints } from '@callboard/contract/audition-invitations';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../../test/test-server.ts';

const t = useTestServer();

const inHours = (hours: number) => new Date(t.clock.now().getTime() + hours * 60 * 60 * 1000);

async function invitedTalent() {
  const talent = await t.signIn('talent');
  const talentProfileId = talent.user?.talentProfileId ?? '';
  const invitations = async () =>
    (
      await talent.call(auditionInvitationEndpoints.invitationsOfTalent, {
        query: { talentUserId: talent.user?.id },
      })
    ).body.invitations;
  return { talentProfileId, invitations };
}

it('an invitation says to what, when and whether it was answered', async () => {
  const { talentProfileId, invitations } = await invitedTalent();
  const productionId = await t.make.production({
    title: 'The Crown Jewels',
    codeName: 'Project Heron',
    isConfidential: true,
  });
  const roleId = await t.make.productionRole({ productionId, title: 'Warder' });
  const auditionId = await t.make.audition({
    productionId,
    round: 'callback',
    startsAt: inHours(24),
  });
  const id = await t.make.auditionInvitation({ auditionId, roleId, talentProfileId });
  await t.make.auditionInvitation();
  expect(await invitations()).toEqual([
    {
      id,
      status: 'pending',
      respondedAt: null,
      auditionId,
      talentProfileId,
      roleTitle: 'Warder',
      productionTitle: 'Project Heron',
      round: 'callback',
      kind: 'in_person',
      startsAt: inHours(24).toISOString(),
      endsAt: inHours(24.25).toISOString(),
      timeZone: 'Europe/London',
      isToBeChosen: false,
      place: null,
      room: null,
      note: null,
      takes: 0,
      version: 1,
      talent: { userId: expect.any(String), name: expect.any(String), photoUrl: null },
      callId: null,
      applicationId: null,
    },
  ]);
});

it('those to come are first, the soonest at the top, then the latest of those that are over', async () => {
  const { talentProfileId, invitations } = await invitedTalent();
  for (const hours of [48, -30, 2, -1, 5]) {
    const auditionId = await t.make.audition({ startsAt: inHours(hours) });
    await t.make.auditionInvitation({
      auditionId,
      talentProfileId,
      status: 'accepted',
      respondedAt: t.clock.now(),
    });
  }
  const starts = (await invitations()).map(({ startsAt }: { startsAt: string }) => startsAt);
  expect(starts).toEqual([2, 5, 48, -1, -30].map((hours) => inHours(hours).toISOString()));
});

it('there are at most 100', async () => {
  const { talentProfileId, invitations } = await invitedTalent();
  const productionId = await t.make.production();
  const roleId = await t.make.productionRole({ productionId });
  for (let at = 0; at < 101; at += 1) {
    const auditionId = await t.make.audition({ productionId, startsAt: inHours(at + 1) });
    await t.make.auditionInvitation({ auditionId, roleId, talentProfileId });
  }
  expect(await invitations()).toHaveLength(100);
});
