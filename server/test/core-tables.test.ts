import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../src/features/auth/tables.ts';
import { assignments, rosterEntries } from '../src/features/representation/tables.ts';
import { talentProfiles } from '../src/features/talent-profiles/tables.ts';
import { newId } from '../src/platform/ids.ts';
import { useTestServer } from './test-server.ts';

const t = useTestServer();

/** The constraint that stopped it, or 'stored'. */
async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'stored';
  } catch (error) {
    return String((error as { cause?: { constraint?: string } }).cause?.constraint);
  }
}

describe('the database refuses', () => {
  it('a second account with the same address, however it is capitalised', async () => {
    await t.make.user({ email: 'Mara@Example.com' });
    expect(await outcomeOf(t.make.user({ email: 'mara@example.COM' }))).toBe('users_email');
  });

  it('a password without an address, and an account without one for anyone but talent', async () => {
    const user = await t.make.user();
    const change = (values: Partial<typeof users.$inferInsert>) =>
      outcomeOf(t.platform.db.update(users).set(values).where(eq(users.id, user.id)));
    expect(await change({ email: null })).toMatch(/users_(can_sign_in|unclaimed)/);
    expect(await change({ email: null, passwordHash: null })).toBe('users_unclaimed');
    expect(await change({ email: null, passwordHash: null, role: 'talent' })).toBe('stored');
  });

  it('a second live call for a role, but not one after the first has ended', async () => {
    const roleId = await t.make.productionRole();
    const ended = { status: 'closed', endedAt: t.clock.now() } as const;
    await t.make.castingCall({ roleId, ...ended });
    await t.make.castingCall({ roleId });
    expect(await outcomeOf(t.make.castingCall({ roleId, status: 'draft' }))).toBe(
      'casting_calls_live',
    );
  });

  it('a call that ended at no time', async () => {
    expect(await outcomeOf(t.make.castingCall({ status: 'filled' }))).toBe('casting_calls_ended');
  });

  it('a second live application of a talent to a role, but not one after a withdrawal', async () => {
    const roleId = await t.make.productionRole();
    const callId = await t.make.castingCall({ roleId });
    const talentProfileId = await t.make.talentProfileId();
    const apply = (status: 'withdrawn' | 'submitted' | 'shortlisted') =>
      outcomeOf(t.make.application({ roleId, callId, talentProfileId, status }));
    expect(await apply('withdrawn')).toBe('stored');
    expect(await apply('shortlisted')).toBe('stored');
    expect(await apply('submitted')).toBe('applications_live');
  });

  it('an age on a crew role, and a craft on a talent role', async () => {
    const refused = 'production_roles_talent_or_crew';
    const crew = { roleType: 'crew', crewRoleId: 'gaffer' } as const;
    expect(await outcomeOf(t.make.productionRole(crew))).toBe('stored');
    expect(await outcomeOf(t.make.productionRole({ ...crew, playingAgeMin: 20 }))).toBe(refused);
    expect(await outcomeOf(t.make.productionRole({ crewRoleId: 'gaffer' }))).toBe(refused);
  });

  it('pay without a currency, and an age range upside down', async () => {
    expect(await outcomeOf(t.make.productionRole({ payAmount: 45_000 }))).toBe(
      'production_roles_pay',
    );
    const upsideDown = { playingAgeMin: 50, playingAgeMax: 40 };
    expect(await outcomeOf(t.make.productionRole(upsideDown))).toBe('production_roles_playing_age');
  });

  it('a confidential production without a code name', async () => {
    expect(await outcomeOf(t.make.production({ isConfidential: true }))).toBe(
      'productions_code_name',
    );
  });

  it('an invitation that left pending without an answer, or is pending with one', async () => {
    const refused = 'audition_invitations_responded';
    const respondedAt = t.clock.now();
    expect(await outcomeOf(t.make.auditionInvitation({ status: 'accepted' }))).toBe(refused);
    expect(await outcomeOf(t.make.auditionInvitation({ respondedAt }))).toBe(refused);
    const declined = { status: 'declined', respondedAt } as const;
    expect(await outcomeOf(t.make.auditionInvitation(declined))).toBe('audition_invitations_note');
    expect(await outcomeOf(t.make.auditionInvitation({ ...declined, note: 'Away' }))).toBe(
      'stored',
    );
  });

  it('two messages with one place in a conversation, and one message sent twice', async () => {
    const conversationId = await t.make.conversation();
    const authorUserId = (await t.make.user()).id;
    const clientId = newId();
    await t.make.message({ conversationId, authorUserId, clientId, sequence: 1 });
    const samePlace = t.make.message({ conversationId, authorUserId, sequence: 1 });
    expect(await outcomeOf(samePlace)).toBe('messages_order');
    const again = t.make.message({ conversationId, authorUserId, clientId, sequence: 2 });
    expect(await outcomeOf(again)).toBe('messages_once');
  });

  it('a notification that is read at no time', async () => {
    expect(await outcomeOf(t.make.notification({ status: 'read' }))).toBe('notifications_read');
  });

  it('a second open request for the same verification, and a decision nobody made', async () => {
    const userId = (await t.make.user()).id;
    await t.make.verificationRequest({ userId });
    expect(await outcomeOf(t.make.verificationRequest({ userId }))).toBe(
      'verification_requests_open',
    );
    expect(await outcomeOf(t.make.verificationRequest({ status: 'approved' }))).toBe(
      'verification_requests_decided',
    );
    const rejected = {
      status: 'rejected',
      decidedAt: t.clock.now(),
      decidedByUserId: userId,
    } as const;
    expect(await outcomeOf(t.make.verificationRequest(rejected))).toBe(
      'verification_requests_reason',
    );
  });

  it('the same representation twice, unless the first has ended', async () => {
    const pair = {
      talentProfileId: await t.make.talentProfileId(),
      portfolioId: await t.make.portfolio(),
    };
    await t.make.representation({ ...pair, status: 'ended', endedAt: t.clock.now() });
    await t.make.representation(pair);
    expect(await outcomeOf(t.make.representation(pair))).toBe('representations_live');
    expect(await outcomeOf(t.make.representation({ ...pair, field: 'voice' }))).toBe('stored');
  });

  it('a value that is in no list', async () => {
    const visibility = 'friends' as never;
    const change = t.platform.db.update(talentProfiles).set({ visibility });
    await t.make.talentProfileId();
    expect(await outcomeOf(change)).toBe('talent_profiles_visibility');
  });
});

it('an assignment ends with the talent’s place on the roster', async () => {
  const { portfolioId, talentProfileId } = await t.make.assignment();
  await t.platform.db.delete(rosterEntries).where(eq(rosterEntries.portfolioId, portfolioId));
  const left = await t.platform.db
    .select()
    .from(assignments)
    .where(eq(assignments.talentProfileId, talentProfileId));
  expect(left).toEqual([]);
});
