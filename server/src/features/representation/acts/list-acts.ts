import type { Actor } from '../../../platform/actor.ts';
import { pageOf, readCursor } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getTalent } from '../get-talent.ts';
import { findSubjects } from './find-subjects.ts';
import { presentAct } from './present-act.ts';
import { listActsFor } from './queries.ts';

type Page = { cursor?: string | undefined; limit: number };

/** What others did for a talent, for the talent's own side and admins. */
export async function listActs(
  platform: Platform,
  actor: Actor,
  talentProfileId: string,
  { cursor, limit }: Page,
) {
  const after = readCursor(cursor);
  const talent = await getTalent(platform, actor, { talentProfileId });
  const { db } = platform;
  const whose = { userId: talent.userId, talentProfileId };
  // An agency learns from the talent's side alone what another one asked for.
  const isWithAgreements = actor.user.role !== 'agent';
  const rows = await listActsFor(db, whose, { after, limit: limit + 1, isWithAgreements });
  const { shown, nextCursor } = pageOf(rows, limit, ({ at }) => at);
  const subjects = await findSubjects(db, shown);
  const profilePath = profilePathOf(actor, talent);
  return { items: shown.map((row) => presentAct(row, { subjects, profilePath })), nextCursor };
}

/** Up to the name of the section. */
function profilePathOf({ user }: Actor, talent: { userId: string; profileId: string }): string {
  if (user.id === talent.userId) return '/profile?';
  if (user.role === 'agent') return '/talent/profile?';
  return `/profile?talentProfileId=${talent.profileId}&`;
}
