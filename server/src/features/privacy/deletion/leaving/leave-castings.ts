import type { Actor } from '../../../../platform/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { withdraw } from '../../../applications/own/withdraw.ts';
import { answer as answerInvitation } from '../../../auditions/invitations/answering/answer.ts';
import { answer as answerBooking } from '../../../background/answer.ts';
import { answer as answerCheck } from '../../../deals/availability-checks/answer.ts';
import { releaseHold } from '../../../deals/holds/release-hold.ts';
import { endRepresentation } from '../../../representation/agreements/end-representation.ts';
import { attempt } from './attempt.ts';
import {
  listComingInvitations,
  listLiveAgreements,
  listLiveApplications,
  listLiveBookings,
  listLiveHolds,
  listOpenChecks,
} from './queries.ts';

const REASON = 'The account was deleted';

/** Says no to everything that is open, the way the talent would: those who wait for an answer get one. */
export async function leaveCastings(
  platform: Platform,
  actor: Actor,
  talentProfileId: string,
): Promise<void> {
  const { db } = platform;
  for (const { id: applicationId } of await listLiveApplications(db, talentProfileId)) {
    await attempt(
      platform,
      { what: 'application', id: applicationId },
      withdraw(platform, actor, { applicationId, talentProfileId }, REASON),
    );
  }
  const now = platform.clock.now();
  for (const { id, version } of await listComingInvitations(db, talentProfileId, now)) {
    const given = { answer: 'decline', note: REASON, version } as const;
    await attempt(
      platform,
      { what: 'invitation', id },
      answerInvitation(platform, actor, id, given),
    );
  }
  for (const { id } of await listLiveHolds(db, talentProfileId)) {
    await attempt(platform, { what: 'hold', id }, releaseHold(platform, actor, id, REASON));
  }
  for (const { id } of await listLiveBookings(db, talentProfileId)) {
    await attempt(platform, { what: 'booking', id }, answerBooking(platform, actor, id, 'decline'));
  }
  for (const { id } of await listOpenChecks(db, talentProfileId)) {
    const given = { answer: 'not_available', note: REASON } as const;
    await attempt(
      platform,
      { what: 'availability check', id },
      answerCheck(platform, actor, id, given),
    );
  }
  for (const { id } of await listLiveAgreements(db, talentProfileId)) {
    await attempt(
      platform,
      { what: 'representation', id },
      endRepresentation(platform, actor, id, REASON),
    );
  }
}
