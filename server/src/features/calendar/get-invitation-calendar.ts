import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { rightsOf } from '../productions/policy.ts';
import { getTalent } from '../representation/get-talent.ts';
import { eventOfInvitation } from './events/of-invitation.ts';
import { writeCalendar } from './ics/write-calendar.ts';
import { findInvitation } from './queries.ts';

/** An invitation as a file, for the talent's side and the casting team; for others there is none. */
export async function getInvitationCalendar(
  platform: Platform,
  actor: Actor,
  invitationId: string,
): Promise<string> {
  const row = await findInvitation(platform.db, invitationId, actor.user.id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { talent, talentProfileId } = row;
  const { publicUrl } = platform;
  if (rightsOf(actor, row.standing) !== undefined) {
    const url = `${publicUrl}/auditions/${row.auditionId}`;
    const reader = { productionTitle: row.productionTitle, talentName: talent.name, url };
    return writeCalendar(eventOfInvitation(row, reader));
  }
  await getTalent(platform, actor, { talentProfileId });
  return writeCalendar(
    eventOfInvitation(row, {
      productionTitle: row.titleForOutsiders,
      talentName: talent.userId === actor.user.id ? undefined : talent.name,
      url: `${publicUrl}/invitations?invitation=${row.id}`,
    }),
  );
}
