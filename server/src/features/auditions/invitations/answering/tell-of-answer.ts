import type { Actor } from '../../../../platform/actor.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { OwnTalent } from '../../../applications/own/require-own-talent.ts';
import { notify } from '../../../notifications/notify.ts';
import { listTeam } from '../../../productions/list-team.ts';
import { listTalentSides } from '../../../representation/list-talent-sides.ts';
import { listRoleNames } from '../../sending/queries.ts';
import type { auditionInvitations, ToldFacts } from '../../tables.ts';
import { tellTeam } from '../../tell-team.ts';
import { newsOfAnswer } from './words.ts';

type Invitation = typeof auditionInvitations.$inferSelect;
type Answered = {
  before: Invitation;
  after: Invitation & { status: 'accepted' | 'declined' | 'reschedule_requested' };
  told: ToldFacts;
  productionId: string;
  talent: OwnTalent;
  doer: Actor;
};

/** Both sides hear of an answer. Given once more as it was, it is no news. */
export async function tellOfAnswer(platform: Platform, tx: Transaction, answered: Answered) {
  const { before, after, productionId, talent } = answered;
  const { id: invitationId, auditionId } = after;
  const readers = (await listTalentSides(tx, [talent.id])).get(talent.id) ?? [];
  if (isNews(before, after)) await tellInWords(platform, tx, answered, readers);
  await tellTeam(platform, tx, { productionId, auditionId });
  const pushes = readers.map((userId) => ({ userId, invitationId }));
  tx.afterCommit(() => platform.realtime.toUsers('invitation:updated', pushes));
}

function isNews(before: Invitation, after: Invitation): boolean {
  return (
    before.status !== after.status ||
    before.startsAt.getTime() !== after.startsAt.getTime() ||
    before.note !== after.note
  );
}

async function tellInWords(
  platform: Platform,
  tx: Transaction,
  { after, told, productionId, talent, doer }: Answered,
  readers: readonly string[],
) {
  const names = (await listRoleNames(tx, [after.roleId])).get(after.roleId);
  if (names === undefined) return;
  const { user } = doer;
  const isAgent = talent.userId !== user.id && talent.ownerUserId !== user.id;
  const about = {
    talent: talent.name,
    doer: user.id === talent.userId ? undefined : `${user.firstName} ${user.lastName}`,
    role: names.role,
    facts: told,
    answer: after.status,
    note: after.note,
    appointment: after,
  };
  await notify(platform, tx, await listTeam(tx, productionId), {
    kind: 'audition',
    ...newsOfAnswer({ ...about, production: names.productionForTeam }),
    link: `/auditions/${after.auditionId}`,
  });
  // What an agent does is news to the talent and the guardian; other agents see it in their lists.
  const others = new Set(isAgent ? [talent.userId, talent.ownerUserId] : readers);
  others.delete(user.id);
  await notify(platform, tx, [...others], {
    kind: 'audition',
    ...newsOfAnswer({ ...about, production: names.production }),
    link: `/invitations?invitation=${after.id}`,
  });
}
