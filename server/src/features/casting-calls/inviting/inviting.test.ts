import { castingCallEndpoints } from '@callboard/contract/casting-calls';
import { invitingEndpoints } from '@callboard/contract/inviting';
import { LIMITS } from '@callboard/contract/limits';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { auditEntries } from '../../../platform/audit/tables.ts';
import { newId } from '../../../platform/ids.ts';
import { users } from '../../auth/tables.ts';
import { userBlocks } from '../../messaging/blocks/tables.ts';
import { conversations, messages } from '../../messaging/tables.ts';
import { reports } from '../../moderation/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { castingTeam, inAWeek } from '../casting-team.fixture.ts';
import { castingCallInvitees } from '../tables.ts';

const t = useTestServer();

type Given = Parameters<typeof t.make.castingCall>[0] & { isVerified?: boolean; role?: object };

/** A team with a role whose call is open. */
async function openRole({ isVerified = true, role = {}, ...call }: Given = {}) {
  const team = await castingTeam(t, { isVerified });
  const roleId = await team.role({ title: 'Nessa', ...role });
  const callId = await t.make.castingCall({ roleId, postedByUserId: team.userId, ...call });
  return { ...team, roleId, callId };
}

const seen = (given: Parameters<typeof t.make.talent>[0] = {}) =>
  t.make.talent({ visibility: 'professionals', ...given });
const invite = (who: TestClient, id: string, talentProfileIds: string[], message?: string) =>
  who.call(invitingEndpoints.inviteToRole, {
    params: { id },
    body: { talentProfileIds, ...(message && { message }) },
  });
const toldOf = (callId: string) =>
  t.platform.db
    .select({ userId: notifications.userId, title: notifications.title })
    .from(notifications)
    .where(
      and(
        eq(notifications.link, `/casting-calls/${callId}`),
        eq(notifications.kind, 'casting_call'),
      ),
    )
    .orderBy(asc(notifications.id));
const inviteesOf = async (callId: string) =>
  (
    await t.platform.db
      .select({ id: castingCallInvitees.talentProfileId })
      .from(castingCallInvitees)
      .where(eq(castingCallInvitees.callId, callId))
  ).map(({ id }) => id);
const signedIn = async (user: Awaited<ReturnType<typeof t.make.user>>) =>
  new TestClient(t.url, await t.make.session({ user }));
const nobody = { invited: 0, alreadyInvited: 0, alreadyApplied: 0, refusedIds: [] };

describe('inviting to a role', () => {
  it('tells the talent and who acts for them, which of theirs it is, and is on the trail', async () => {
    const { client, roleId, callId } = await openRole();
    const one = await seen({ stageName: 'Mara Quill' });
    const two = await seen({ stageName: 'Zelda Reed' });
    const agent = await t.make.ownAgent(one.profileId);
    await t.make.assignment({
      portfolioId: agent.portfolioId,
      talentProfileId: two.profileId,
      userId: agent.user.id,
    });
    const answer = await invite(client, roleId, [one.profileId, two.profileId]);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...nobody, invited: 2 });
    const told = new Map((await toldOf(callId)).map(({ userId, title }) => [userId, title]));
    expect(told).toEqual(
      new Map([
        [one.user.id, 'Invited to apply: Nessa'],
        [agent.user.id, 'Mara Quill and 1 more invited to apply: Nessa'],
        [two.user.id, 'Invited to apply: Nessa'],
      ]),
    );
    const [entry] = await t.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, callId));
    expect(entry).toMatchObject({
      act: 'casting-calls.invited',
      difference: { talentProfileIds: expect.arrayContaining([one.profileId, two.profileId]) },
    });
  });

  it('asks each once, and not those who have applied, unless they took it back', async () => {
    const { client, roleId, callId } = await openRole();
    const [fresh, invited, applied, withdrawn] = [
      (await seen()).profileId,
      (await seen()).profileId,
      (await seen()).profileId,
      (await seen()).profileId,
    ];
    await t.make.application({ roleId, callId, talentProfileId: applied });
    await t.make.application({
      ...{ roleId, callId, talentProfileId: withdrawn },
      ...{ status: 'withdrawn', toldStatus: 'withdrawn' },
    });
    await invite(client, roleId, [invited]);
    const all = [fresh, fresh, invited, applied, withdrawn];
    const { body } = await invite(client, roleId, all);
    expect(body).toEqual({ ...nobody, invited: 2, alreadyInvited: 1, alreadyApplied: 1 });
    expect(await toldOf(callId)).toHaveLength(3);
    expect((await inviteesOf(callId)).sort()).toEqual([fresh, invited, withdrawn].sort());
  });

  it('happens once where two colleagues do it at the same moment', async () => {
    const team = await openRole();
    const colleague = await team.colleague('manage');
    const { profileId } = await seen();
    const answers = await Promise.all(
      [team.client, colleague].map((who) => invite(who, team.roleId, [profileId])),
    );
    expect(answers.map(({ body }) => body.invited).sort()).toEqual([0, 1]);
    expect(await toldOf(team.callId)).toHaveLength(1);
  });

  it('refuses whom the client may not see', async () => {
    const { client, roleId } = await openRole();
    const hidden = await t.make.talent({ visibility: 'hidden' });
    const gone = await t.make.talent({ visibility: 'public' });
    await t.platform.db
      .update(users)
      .set({ suspendedAt: t.clock.now() })
      .where(eq(users.id, gone.user.id));
    const { profileId } = await seen();
    const refused = [hidden.profileId, gone.profileId, newId()];
    const { body } = await invite(client, roleId, [...refused, profileId]);
    expect(body).toEqual({ ...nobody, invited: 1, refusedIds: refused });
  });

  it('of children needs a verified client and a role that is open to them', async () => {
    const child = await seen({ dateOfBirth: '2015-05-05' });
    const forAdults = { role: { playingAgeMin: 20, playingAgeMax: 30 } };
    const forChildren = { role: { playingAgeMin: 8, playingAgeMax: 12 } };
    const outcomes: number[] = [];
    for (const given of [
      { ...forChildren, isVerified: true },
      { ...forAdults, isVerified: true },
      { ...forChildren, isVerified: false },
    ]) {
      const { client, roleId } = await openRole(given);
      const { body } = await invite(client, roleId, [child.profileId]);
      expect(body.refusedIds).toEqual(body.invited === 1 ? [] : [child.profileId]);
      outcomes.push(body.invited);
    }
    expect(outcomes).toEqual([1, 0, 0]);
  });

  it('of a child to a call that somebody unverified posted is refused as applying would be', async () => {
    const team = await openRole({ isVerified: false, role: { playingAgeMin: 8 } });
    const child = await seen({ dateOfBirth: '2015-05-05' });
    const verified = await team.colleague('manage');
    const { body } = await invite(verified, team.roleId, [child.profileId]);
    expect(body).toEqual({ ...nobody, refusedIds: [child.profileId] });
  });

  it('says nothing to whoever blocked the client, and the client cannot tell', async () => {
    const { client, userId, roleId, callId } = await openRole();
    const talent = await seen();
    const guardian = await t.make.user({ role: 'talent' });
    const kept = await seen({ ownerUserId: guardian.id });
    const createdAt = t.clock.now();
    await t.platform.db.insert(userBlocks).values([
      { blockerUserId: talent.user.id, blockedUserId: userId, createdAt },
      { blockerUserId: guardian.id, blockedUserId: userId, createdAt },
    ]);
    const ids = [talent.profileId, kept.profileId];
    const { body } = await invite(client, roleId, ids, 'We would love to see you.');
    expect(body).toEqual({ ...nobody, invited: 2 });
    expect((await invite(client, roleId, ids)).body).toEqual({ ...nobody, alreadyInvited: 2 });
    expect(await toldOf(callId)).toEqual([]);
    const begun = eq(conversations.startedByUserId, userId);
    expect(await t.platform.db.$count(conversations, begun)).toBe(0);
  });

  it('refuses those whom the client blocked', async () => {
    const { client, userId, roleId } = await openRole();
    const { profileId, user } = await seen();
    await t.platform.db
      .insert(userBlocks)
      .values({ blockerUserId: userId, blockedUserId: user.id, createdAt: t.clock.now() });
    const { body } = await invite(client, roleId, [profileId]);
    expect(body).toEqual({ ...nobody, refusedIds: [profileId] });
  });

  it('brings a message to whom it invites, about the role, with the caution that it deserves', async () => {
    const { client, userId, roleId } = await openRole();
    const [one, two] = [await seen(), await seen()];
    await invite(client, roleId, [one.profileId]);
    const text = 'Please pay the registration fee of 50 pounds first.';
    await invite(client, roleId, [one.profileId, two.profileId], text);
    const sent = await t.platform.db
      .select({
        text: messages.text,
        caution: messages.caution,
        talentProfileId: conversations.talentProfileId,
        roleId: conversations.roleId,
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(eq(messages.authorUserId, userId));
    expect(sent).toEqual([{ text, caution: 'fee', talentProfileId: two.profileId, roleId }]);
  });

  it('of very many by whoever is new here is looked at', async () => {
    const { client, userId, roleId } = await openRole();
    const ids: string[] = [];
    for (let at = 0; at < LIMITS.strangersPerDay; at += 1) ids.push((await seen()).profileId);
    const [last = '', ...others] = ids;
    const ofUser = eq(reports.subjectId, userId);
    await invite(client, roleId, others);
    expect(await t.platform.db.$count(reports, ofUser)).toBe(0);
    const again = await openRole();
    await invite(again.client, again.roleId, [last, ...others]);
    const [report] = await t.platform.db
      .select()
      .from(reports)
      .where(eq(reports.subjectId, again.userId));
    expect(report).toMatchObject({ reason: 'spam', source: 'platform' });
  });

  it('needs an open call, and says what to do about it', async () => {
    const { profileId } = await seen();
    const refusal = async (given: Given) => {
      const { client, roleId } = await openRole(given);
      const { status, body } = await invite(client, roleId, [profileId]);
      expect(status).toBe(409);
      expect(body.code).toBe('CALL_NOT_OPEN');
      return body.message as string;
    };
    expect(await refusal({ status: 'draft' })).toMatch(/Publish the role first/);
    expect(await refusal({ status: 'closed', endedAt: t.clock.now() })).toMatch(/Publish the role/);
    expect(await refusal({ status: 'in_review' })).toMatch(/still being reviewed/);
    expect(await refusal({ deadlineAt: new Date(t.clock.now().getTime() - 1) })).toMatch(
      /deadline/,
    );
    const cancelled = { role: { cancelledAt: t.clock.now() } };
    expect(await refusal(cancelled)).toMatch(/Publish the role first/);
  });

  it('needs manage rights', async () => {
    const team = await openRole();
    const { profileId } = await seen();
    const answers: number[] = [];
    for (const who of [
      await t.signIn('client'),
      await team.colleague('view'),
      await team.colleague('review'),
      await team.colleague('manage'),
    ]) {
      answers.push((await invite(who, team.roleId, [profileId])).status);
    }
    expect(answers).toEqual([404, 403, 403, 200]);
    expect((await invite(team.client, newId(), [profileId])).status).toBe(404);
  });

  it('names what is wrong field by field', async () => {
    const { client, roleId } = await openRole();
    const fieldsOf = async (body: object) =>
      Object.keys(
        (
          await client.call(invitingEndpoints.inviteToRole, {
            params: { id: roleId },
            body: body as never,
          })
        ).body.fields ?? {},
      );
    expect(await fieldsOf({ talentProfileIds: [] })).toEqual(['talentProfileIds']);
    const tooMany = Array.from({ length: LIMITS.chosenAtOnce + 1 }, () => newId());
    expect(await fieldsOf({ talentProfileIds: tooMany })).toEqual(['talentProfileIds']);
    const long = 'x'.repeat(LIMITS.messageLength + 1);
    expect(await fieldsOf({ talentProfileIds: [newId()], message: long })).toEqual(['message']);
    expect(await fieldsOf({ talentProfileIds: [newId()], message: '\u200b' })).toEqual(['message']);
  });
});

describe('whoever is invited', () => {
  it.each(['public', 'verified_agencies', 'chosen_agencies', 'invited'] as const)(
    'sees a call for %s, with that they were asked, on its page and in the list',
    async (visibility) => {
      const { client, roleId, callId } = await openRole({ visibility });
      const { user, profileId } = await seen();
      const talent = await signedIn(user);
      const page = () => talent.call(castingCallEndpoints.get, { params: { id: callId } });
      const isPublic = visibility === 'public';
      expect((await page()).status).toBe(isPublic ? 200 : 404);
      if (isPublic) expect((await page()).body.isInvited).toBe(false);

      await invite(client, roleId, [profileId]);
      expect((await page()).body).toMatchObject({ isInvited: true, abilities: { mayApply: true } });
      const { items } = (
        await talent.call(castingCallEndpoints.opportunitiesForTalent, {
          query: { talentProfileId: profileId },
        })
      ).body as { items: { id: string; isInvited: boolean }[] };
      expect(items.find(({ id }) => id === callId)?.isInvited).toBe(true);
      expect(items.filter(({ isInvited }) => isInvited)).toHaveLength(1);

      const other = await t.signIn('talent');
      const others = await other.call(castingCallEndpoints.get, { params: { id: callId } });
      expect(others.body.isInvited ?? others.status).toBe(isPublic ? false : 404);
    },
  );

  it('finds it among what fits, whatever speaks against it', async () => {
    const { client, roleId, callId } = await openRole({ role: { genders: ['woman'] } });
    const { user, profileId } = await seen({ gender: 'man' });
    const talent = await signedIn(user);
    const fitting = async () =>
      (
        (
          await talent.call(castingCallEndpoints.opportunitiesForTalent, {
            query: { talentProfileId: profileId, limit: 100 },
          })
        ).body as { items: { id: string }[] }
      ).items.map(({ id }) => id);
    expect(await fitting()).not.toContain(callId);
    await invite(client, roleId, [profileId]);
    expect((await fitting()).filter((id) => id === callId)).toEqual([callId]);
  });

  it('stays invited when the call is made for others, unless it is said anew who is', async () => {
    const { client, roleId, callId } = await openRole();
    const { profileId } = await seen();
    const other = await seen();
    await invite(client, roleId, [profileId]);
    const change = (body: object) =>
      client.call(castingCallEndpoints.change, { params: { id: callId }, body });
    expect((await change({ visibility: 'verified_agencies' })).status).toBe(200);
    expect((await change({ deadlineAt: inAWeek(t) })).status).toBe(200);
    expect(await inviteesOf(callId)).toEqual([profileId]);
    const named = { visibility: 'invited', talentProfileIds: [other.profileId] };
    expect((await change(named)).status).toBe(200);
    expect(await inviteesOf(callId)).toEqual([other.profileId]);
  });
});
