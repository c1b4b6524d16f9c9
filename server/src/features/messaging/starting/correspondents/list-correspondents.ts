import type { Correspondent } from '@callboard/contract/conversations';
import type { Actor } from '../../../../platform/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listVisibleTalents } from '../../../talent-profiles/find-talent.ts';
import { listPeople } from '../../people/list-people.ts';
import { getWriter } from '../get-writer.ts';
import { circlesOf } from './circles.ts';
import { describeConnections } from './connections/describe-connections.ts';
import { readCursor, writeCursor } from './place.ts';
import { listInCircles } from './queries.ts';

type Asked = {
  q?: string | undefined;
  talentProfileId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** To whom someone may begin to write, by name. */
export async function listCorrespondents(platform: Platform, actor: Actor, asked: Asked) {
  const { db } = platform;
  const { user } = actor;
  const q = asked.q || undefined;
  const named = asked.talentProfileId ?? null;
  const { talent } = await getWriter(platform, actor, named);
  const talentProfileId = talent?.profileId ?? null;
  const rows = await listInCircles(db, circlesOf(user.role, q !== undefined, named !== null), {
    userId: user.id,
    isStaff: user.role === 'admin',
    talentProfileId,
    q,
    after: readCursor(asked.cursor),
    limit: asked.limit + 1,
  });
  const page = rows.slice(0, asked.limit);
  const seen = await withoutUnseen(platform, actor, page);
  const ids = seen.map(({ id }) => id);
  const [people, connections] = await Promise.all([
    listPeople(db, ids),
    describeConnections(db, actor, talentProfileId, ids),
  ]);
  const items = ids.flatMap((id): Correspondent[] => {
    const person = people.get(id);
    return person === undefined ? [] : [{ ...person, connection: connections.get(id) ?? null }];
  });
  const last = page.at(-1);
  const isMore = last !== undefined && rows.length > asked.limit;
  return { items, nextCursor: isMore ? writeCursor(last) : null };
}

type Row = { id: string; profileId: string | null };

/** A client finds talents by the talents' own rules, children's too; all others know theirs already. */
async function withoutUnseen<R extends Row>(platform: Platform, actor: Actor, rows: R[]) {
  if (actor.user.role !== 'client') return rows;
  const profileIds = rows.flatMap(({ profileId }) => (profileId === null ? [] : [profileId]));
  if (profileIds.length === 0) return rows;
  const visible = await listVisibleTalents(platform, actor, profileIds);
  const seen = new Set(visible.map(({ id }) => id));
  return rows.filter(({ profileId }) => profileId === null || seen.has(profileId));
}
