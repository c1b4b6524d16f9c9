import { users } from '../../features/auth/tables.ts';
import { talentProfiles } from '../../features/talent-profiles/tables.ts';
import { demoPasswordHash } from '../accounts.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { bornAt, dayAt } from '../demo-time.ts';
import { random } from '../portraits/random.ts';
import { demoEmail } from './demo-email.ts';
import { hasDemoAccount, personKey, talentProfileIdOf, userIdOf } from './person-key.ts';
import { TALENTS, type Talent } from './talents.ts';
import { timeZoneOf } from './time-zone.ts';

const PRONOUNS = { f: 'she/her', m: 'he/him', n: 'they/them' };
const LONGEST_MEMBERSHIP_DAYS = 700;

export const loadTalents: DemoLoader = async (tx, now) => {
  const passwordHash = await demoPasswordHash();
  const guardians = guardiansOf(TALENTS);
  const newcomers = TALENTS.filter(({ key }) => !hasDemoAccount(key));
  await tx
    .insert(users)
    .values([
      ...newcomers.map((talent) => userRow(talent, passwordHash, now)),
      ...guardians.map((guardian) => guardianRow(guardian, passwordHash, now)),
    ]);
  await tx
    .insert(talentProfiles)
    .values([
      ...TALENTS.map((talent) => profileRow(talent, now)),
      ...guardians.map((guardian) => guardiansProfileRow(guardian, now)),
    ]);
};

/** The account of the grown-up who answers for a profile: the talent, or a child's guardian. */
export function ownerOf({ key, guardian }: Talent): string {
  return userIdOf(guardian === undefined ? key : personKey(guardian));
}

type Guardian = NonNullable<Talent['guardian']> & { key: string; home: Talent };

/** Brothers and sisters share one. */
function guardiansOf(talents: readonly Talent[]): Guardian[] {
  const guardians = talents.flatMap((home) =>
    home.guardian === undefined ? [] : [{ ...home.guardian, key: personKey(home.guardian), home }],
  );
  return [...new Map(guardians.map((guardian) => [guardian.key, guardian])).values()];
}

function joined(key: string, now: Date) {
  const createdAt = dayAt(now, -30 - Math.floor(random(key).next() * LONGEST_MEMBERSHIP_DAYS));
  return { createdAt, updatedAt: createdAt };
}

function userRow(talent: Talent, passwordHash: string, now: Date): typeof users.$inferInsert {
  const { key, firstName, lastName, countryId } = talent;
  const stamps = joined(key, now);
  // A child has no way in of its own; the guardian acts for it.
  const signsIn =
    talent.guardian === undefined
      ? { email: demoEmail(key), passwordHash, emailVerifiedAt: stamps.createdAt }
      : {};
  return {
    id: userIdOf(key),
    role: 'talent',
    firstName,
    lastName,
    countryId,
    timeZone: timeZoneOf(countryId),
    ...signsIn,
    ...stamps,
  };
}

function guardianRow(
  { key, firstName, lastName, home }: Guardian,
  passwordHash: string,
  now: Date,
): typeof users.$inferInsert {
  const stamps = joined(key, now);
  return {
    id: userIdOf(key),
    role: 'talent',
    email: demoEmail(key),
    passwordHash,
    firstName,
    lastName,
    countryId: home.countryId,
    timeZone: timeZoneOf(home.countryId),
    emailVerifiedAt: stamps.createdAt,
    verifiedIdStatus: 'verified',
    ...stamps,
  };
}

function profileRow(talent: Talent, now: Date): typeof talentProfiles.$inferInsert {
  const { key, gender, age, playingAge, city, countryId, headline } = talent;
  const dice = random(`profile ${key}`);
  const isOpen = dice.chance(0.8) || hasDemoAccount(key);
  return {
    id: talentProfileIdOf(key),
    userId: userIdOf(key),
    ownerUserId: ownerOf(talent),
    pronouns: PRONOUNS[gender],
    dateOfBirth: bornAt(now, age, 20 + Math.floor(dice.next() * 300)),
    playingAgeMin: playingAge?.[0],
    playingAgeMax: playingAge?.[1],
    city,
    countryId,
    headline,
    visibility: isOpen && talent.guardian === undefined ? 'public' : 'professionals',
    ...joined(key, now),
  };
}

/** Whoever registers as talent gets a profile; a guardian keeps theirs out of sight. */
function guardiansProfileRow(
  { key, home }: Guardian,
  now: Date,
): typeof talentProfiles.$inferInsert {
  return {
    id: talentProfileIdOf(key),
    userId: userIdOf(key),
    ownerUserId: userIdOf(key),
    countryId: home.countryId,
    city: home.city,
    visibility: 'hidden',
    ...joined(key, now),
  };
}
