import type { Actor } from '../../../../../platform/actor.ts';
import type { Queryable } from '../../../../../platform/database/database.ts';
import {
  type Connecting,
  listCastingsFor,
  listCastingsOf,
  listKeptTalents,
  listRepresented,
  listSharedAgencies,
  listSharedProductions,
} from './queries.ts';

type Words = readonly (readonly [userId: string, words: string])[];

/** What connects someone with each of these people, in a few words. */
export async function describeConnections(
  db: Queryable,
  { user }: Actor,
  talentProfileId: string | null,
  people: readonly string[],
): Promise<Map<string, string>> {
  const found = await Promise.all(WAYS[user.role](db, { user, talentProfileId, people }));
  return new Map(found.flat());
}

type Asked = {
  user: Pick<Actor['user'], 'id' | 'talentProfileId'>;
  talentProfileId: string | null;
  people: readonly string[];
};
type Ways = (db: Queryable, asked: Asked) => Promise<Words>[];

const WAYS: Record<Actor['user']['role'], Ways> = {
  admin: () => [],
  client: (db, { user, people }) => [
    colleagues(listSharedProductions(db, user.id, people), 'on'),
    castings(listCastingsFor(db, user.id, people)),
  ],
  talent: (db, asked) => [
    ...castBy(db, asked),
    represented(listRepresented(db, asked.user.id, asked.people)),
  ],
  agent: (db, asked) => [
    colleagues(listSharedAgencies(db, asked.user.id, asked.people), 'at'),
    kept(listKeptTalents(db, asked.user.id, asked.people)),
    ...castBy(db, asked),
  ],
};

function castBy(db: Queryable, { talentProfileId, people }: Asked): Promise<Words>[] {
  return talentProfileId === null ? [] : [castings(listCastingsOf(db, talentProfileId, people))];
}

const HOW: Record<Connecting['how'], string> = {
  applied: 'Applied for',
  invited: 'Invited for',
  held: 'Held for',
  asked: 'Asked for',
};

async function castings(finding: Promise<readonly Connecting[]>): Promise<Words> {
  return (await finding).map(({ userId, how, role }) => [userId, `${HOW[how]} ${role}`]);
}

type Shared = { userId: string; title: string };

async function colleagues(finding: Promise<readonly Shared[]>, where: 'on' | 'at'): Promise<Words> {
  return (await finding).map(({ userId, title }) => [userId, `Works with you ${where} ${title}`]);
}

type OfTalent = { userId: string; talent: string; isOwn: boolean };

async function represented(finding: Promise<readonly OfTalent[]>): Promise<Words> {
  return (await finding).map(({ userId, talent, isOwn }) => [
    userId,
    `Represents ${isOwn ? 'you' : talent}`,
  ]);
}

async function kept(finding: Promise<readonly OfTalent[]>): Promise<Words> {
  return (await finding).map(({ userId, talent, isOwn }) => [
    userId,
    isOwn ? 'You represent them' : `Keeps the profile of ${talent}`,
  ]);
}
