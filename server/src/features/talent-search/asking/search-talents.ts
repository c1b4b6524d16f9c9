import {
  type FoundTalent,
  type TalentResults,
  type TalentSearch,
  UPDATED_WITHIN,
} from '@callboard/contract/talent-search';
import { VERIFICATION_KINDS } from '@callboard/contract/verification';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isOfAge } from '../../auth/age.ts';
import { type Comparison, compareAll } from '../../fit/compare-all.ts';
import { getRoleFacts } from '../../fit/get-role-facts.ts';
import { openGazetteer } from '../../places/gazetteer.ts';
import { requireRole } from '../../productions/require-rights.ts';
import { photoUrlOf } from '../../talent-profiles/present-talent-profile.ts';
import type { Found } from '../engine/query.ts';
import { talentIndexOf } from '../index/current-index.ts';
import { writeMark } from './mark.ts';
import type { Searcher } from './policy.ts';
import { type CardRow, isOfVerifiedAgency, listCards, listOwnAmong, listTies } from './queries.ts';
import { readQuery } from './read-query.ts';

export type Asked = TalentSearch & { cursor?: string | undefined; limit: number };

/** Talents that match and that the actor may see, with how many there are of what. */
export async function searchTalents(
  platform: Platform,
  actor: Actor,
  asked: Asked,
): Promise<TalentResults> {
  const role = await findOwnRole(platform, actor, asked.role);
  const searcher = await getSearcher(platform, actor);
  const gazetteer = openGazetteer();
  const today = platform.clock.now().toISOString().slice(0, 10);
  const found = await talentIndexOf(platform).find(
    readQuery(asked, { searcher, gazetteer, today, role }),
  );
  const cards = await listCards(platform.db, found.ids);
  const own =
    actor.user.role === 'agent'
      ? await listOwnAmong(platform.db, actor.user.id, found.ids)
      : NOBODY;
  const comparison =
    asked.role === undefined ? undefined : await compareAll(platform, [asked.role], found.ids);
  const toldOf = new Map(found.ids.map((id, at) => [id, found.told[at]]));
  return {
    items: cards.map((card) => {
      const told = toldOf.get(card.id) ?? [];
      return present(platform, searcher, card, { told, roleId: asked.role, comparison, own });
    }),
    total: found.total,
    facets: facetsOf(found),
    levels: found.grades,
    places: found.places.flatMap(({ place, count }) => {
      const known = gazetteer.at(place);
      return known === undefined ? [] : [{ ...known, count }];
    }),
    nextCursor: found.mark === undefined ? null : writeMark(found.mark),
  };
}

async function findOwnRole(platform: Platform, actor: Actor, roleId: string | undefined) {
  if (roleId === undefined) return undefined;
  await requireRole(platform.db, actor, roleId);
  const role = await getRoleFacts(platform.db, roleId);
  if (role === undefined) throw new AppError('NOT_FOUND');
  return role;
}

/** Who searches, and what they have to do with talents. */
export async function getSearcher({ db }: Platform, actor: Actor): Promise<Searcher> {
  const { id, role } = actor.user;
  return {
    actor,
    isOfVerifiedAgency: role === 'agent' && (await isOfVerifiedAgency(db, id)),
    ties: role === 'admin' ? [] : await listTies(db, id, role),
  };
}

function facetsOf({ counts, steps }: Found): TalentResults['facets'] {
  const { publicShowreel, ...facets } = counts;
  const updated = Object.fromEntries(
    (steps.updated ?? []).map((count, at) => [String(UPDATED_WITHIN[at]), count]),
  );
  return { ...facets, ...(publicShowreel && { showreel: publicShowreel }), updated };
}

const NOBODY: ReadonlySet<string> = new Set();

type Known = {
  /** By the index, as `<group>:<value>`. */
  told: readonly string[];
  roleId: string | undefined;
  comparison: Comparison | undefined;
  own: ReadonlySet<string>;
};

function present(
  { clock }: Platform,
  { actor }: Searcher,
  row: CardRow,
  { told, roleId, comparison, own }: Known,
): FoundTalent {
  const { dateOfBirth, photoKey, city, region, ...card } = row;
  const isMinor = dateOfBirth !== null && !isOfAge(dateOfBirth, clock.now());
  const reel = actor.user.role === 'talent' ? 'publicShowreel:true' : 'showreel:true';
  const pair = { roleId: roleId ?? '', talentProfileId: row.id };
  const judged = comparison?.judge(pair);
  return {
    ...card,
    photoUrl: photoUrlOf({ id: row.id, photoKey }),
    place: isMinor ? region : city,
    unionIds: valuesOf(told, 'union'),
    verified: VERIFICATION_KINDS.filter((kind) => told.includes(`verified:${kind}`)),
    hasShowreel: told.includes(reel),
    isMinor,
    isOwn: own.has(row.id),
    fit: judged === undefined ? null : { met: judged.met, asked: judged.asked },
    reasons: comparison?.explain(pair) ?? [],
  };
}

function valuesOf(told: readonly string[], group: string): string[] {
  return told
    .filter((term) => term.startsWith(`${group}:`))
    .map((term) => term.slice(group.length + 1));
}
