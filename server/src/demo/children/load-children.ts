import { users } from '../../features/auth/tables.ts';
import { childDetails } from '../../features/children/tables.ts';
import { notifications } from '../../features/notifications/tables.ts';
import { talentProfiles } from '../../features/talent-profiles/tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { bornAt, dayAt, isoDay } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { personKey, talentProfileIdOf, userIdOf } from '../people/person-key.ts';
import { PAPERS, type Papers } from './papers.ts';

const HESTER = 'hester-grange';
const RUFUS = { firstName: 'Rufus', lastName: 'Grange' };
const RUFUS_KEY = personKey(RUFUS);
const DAYS_GROWN_UP = 3;

/** What guardians have filled in, and a son who has just turned 18 and waits for his profile. */
export const loadChildren: DemoLoader = async (tx, now) => {
  await growUp(tx, now);
  await insertMany(tx, childDetails, [
    ...PAPERS.map((papers) => papersRow(papers, now)),
    { ...papersRow({ who: RUFUS_KEY, relation: 'parent' }, now), toldOf18At: grownUpAt(now) },
  ]);
};

const grownUpAt = (now: Date) => dayAt(now, -DAYS_GROWN_UP, 6);

async function growUp(tx: Transaction, now: Date): Promise<void> {
  const createdAt = dayAt(now, -400);
  const stamps = { createdAt, updatedAt: createdAt };
  const id = userIdOf(RUFUS_KEY);
  await tx.insert(users).values({
    id,
    role: 'talent',
    ...RUFUS,
    countryId: 'gb',
    timeZone: 'Europe/London',
    ...stamps,
  });
  await tx.insert(talentProfiles).values({
    id: talentProfileIdOf(RUFUS_KEY),
    userId: id,
    ownerUserId: userIdOf(HESTER),
    dateOfBirth: bornAt(now, 18, DAYS_GROWN_UP),
    playingAgeMin: 15,
    playingAgeMax: 19,
    gender: 'man',
    countryId: 'gb',
    region: 'West Yorkshire',
    city: 'Hebden Bridge',
    headline: 'Tall for a brother. Two plays, one goose',
    categoryIds: ['actor'],
    visibility: 'professionals',
    ...stamps,
  });
  await tx.insert(notifications).values({
    id: demoId('notification/rufus-grange/18'),
    userId: userIdOf(HESTER),
    kind: 'account',
    title: 'Rufus has turned 18',
    content:
      'The profile of Rufus Grange can be theirs now: hand it over, and they sign in themselves.',
    link: '/account#children',
    status: 'unread',
    createdAt: grownUpAt(now),
  });
}

function papersRow({ who, relation, licence, chaperone, ...more }: Papers, now: Date) {
  return {
    talentProfileId: talentProfileIdOf(who),
    relation,
    guardianshipConfirmedAt: dayAt(now, -200),
    licenceAuthority: licence?.authority ?? null,
    licenceNumber: licence?.number ?? null,
    licenceFrom: licence ? isoDay(now, licence.days[0]) : null,
    licenceUntil: licence ? isoDay(now, licence.days[1]) : null,
    chaperoneName: chaperone?.name ?? null,
    chaperonePhone: chaperone?.phone ?? null,
    chaperoneLicence: chaperone?.licence ?? null,
    chaperoneIsGuardian: more.chaperoneIsGuardian ?? false,
    schoolName: more.schoolName ?? null,
    notes: more.notes ?? null,
    toldOf18At: null as Date | null,
    updatedAt: dayAt(now, -20),
  };
}
