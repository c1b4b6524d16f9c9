import { users } from '../../features/auth/tables.ts';
import { talentProfiles } from '../../features/talent-profiles/tables.ts';
import { demoPasswordHash } from '../accounts.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { bornAt, dayAt } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { random } from '../portraits/random.ts';
import { bioWriter } from '../profiles/bios/write-bio.ts';
import { planCredits } from '../profiles/credits/plan-credits.ts';
import { planAbout } from '../profiles/plan-about.ts';
import { planTraining } from '../profiles/plan-training.ts';
import { demoEmail } from './demo-email.ts';
import { hasDemoAccount, personKey, talentProfileIdOf, userIdOf } from './person-key.ts';
import type { Talent } from './talent.ts';
import { TALENTS } from './talents.ts';
import { timeZoneAt } from './time-zone.ts';

const LONGEST_MEMBERSHIP_DAYS = 700;
/** Nobody's profile changed before it was made: the newest member joined a month ago. */
const LONGEST_NEGLECT_DAYS = 29;

export const loadTalents: DemoLoader = async (tx, now) => {
  const passwordHash = await demoPasswordHash();
  const guardians = guardiansOf(TALENTS);
  const newcomers = TALENTS.filter(({ key }) => !hasDemoAccount(key));
  await insertMany(tx, users, [
    ...newcomers.map((talent) => userRow(talent, passwordHash, now)),
    ...guardians.map((guardian) => guardianRow(guardian, passwordHash, now)),
  ]);
  const writeBio = bioWriter();
  await insertMany(
    tx,
    talentProfiles,
    TALENTS.map((talent) => profileRow(talent, writeBio(toldOf(talent, now)), now)),
  );
  await insertMany(
    tx,
    talentProfiles,
    guardians.map((guardian) => guardiansProfileRow(guardian, now)),
  );
};

function toldOf(talent: Talent, now: Date) {
  const [school] = planTraining(talent, now.getUTCFullYear()).slice(-1);
  return { talent, credits: planCredits(talent), school: school?.institution };
}

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
      : { email: null, passwordHash: null, emailVerifiedAt: null };
  return {
    id: userIdOf(key),
    role: 'talent',
    verifiedIdStatus: 'none',
    firstName,
    lastName,
    countryId,
    timeZone: timeZoneAt(talent),
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
    timeZone: timeZoneAt(home),
    emailVerifiedAt: stamps.createdAt,
    verifiedIdStatus: 'verified',
    ...stamps,
  };
}

function profileRow(talent: Talent, bio: string, now: Date): typeof talentProfiles.$inferInsert {
  const { key, age, playingAge, city, countryId, headline } = talent;
  const dice = random(`profile ${key}`);
  const isOpen = dice.chance(0.8) || hasDemoAccount(key);
  const { isHidden, ...about } = planAbout(talent);
  const visibility = isOpen && talent.guardian === undefined ? 'public' : 'professionals';
  return {
    id: talentProfileIdOf(key),
    userId: userIdOf(key),
    ownerUserId: ownerOf(talent),
    dateOfBirth: bornAt(now, age, 20 + Math.floor(dice.next() * 300)),
    playingAgeMin: playingAge?.[0] ?? null,
    playingAgeMax: playingAge?.[1] ?? null,
    city,
    countryId,
    headline,
    bio,
    visibility: isHidden ? 'hidden' : visibility,
    ...about,
    createdAt: joined(key, now).createdAt,
    updatedAt: lastChanged(key, now),
  };
}

/** Most keep their profile up to date, some forget it; the demo's own talent was there last week. */
function lastChanged(key: string, now: Date): Date {
  if (hasDemoAccount(key)) return dayAt(now, -6);
  const share = random(`changed ${key}`).next();
  return dayAt(now, -1 - Math.floor(share ** 3 * LONGEST_NEGLECT_DAYS));
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
