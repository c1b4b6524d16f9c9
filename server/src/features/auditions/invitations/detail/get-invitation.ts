import type { InvitationDetail } from '@callboard/contract/audition-invitations';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { isOwnSide } from '../../../applications/own/policy.ts';
import { findNda } from '../../../productions/outsiders/find-nda.ts';
import { requireProduction } from '../../../productions/require-rights.ts';
import type { ToldFacts } from '../../tables.ts';
import { listTakesOf } from '../../tapes/list-takes.ts';
import { maySendTakes } from '../../tapes/policy.ts';
import { listFreeSlots } from '../answering/list-free-slots.ts';
import { isAnswerable } from '../policy.ts';
import { presentInvitation } from '../present-invitation.ts';
import { findInvitation, findSent, type InvitationRow, listSides } from '../queries.ts';
import { listOverlaps } from './list-overlaps.ts';

/** An invitation with all that was sent with it, for its talent's side, and for the team to look at. */
export async function getInvitation(
  platform: Platform,
  actor: Actor,
  invitationId: string,
): Promise<InvitationDetail> {
  const { db, clock } = platform;
  const row = await findInvitation(db, invitationId);
  const sent = row && (await findSent(db, invitationId, actor.user.id));
  if (row === undefined || !sent?.told) throw new AppError('NOT_FOUND');
  const isOwn = isOwnSide(actor, sent);
  // Admins see every production, as its team does.
  if (!isOwn) await requireProduction(db, actor, sent.productionId);
  const { told, cancelledAt } = sent;
  const { link, instructions, pages, isMemorised, tape } = told;
  const mayAnswer = isOwn && isAnswerable({ ...row, cancelledAt }, clock.now());
  const sides = await listSides(db, told.sidesFileIds);
  const takes = await listTakesOf(db, [invitationId], { isOwnSide: isOwn });
  return {
    ...presentInvitation(row),
    link,
    instructions,
    pages,
    isMemorised,
    tape,
    sides,
    nda:
      isOwn && sides.length > 0 ? await findNda(db, sent.productionId, actor.user.id) : undefined,
    proposals: sent.proposals,
    accessNote: sent.accessNote,
    takesSent: takes.get(invitationId) ?? [],
    ...(mayAnswer ? await findTimes(platform, row, told) : { freeSlots: [], overlaps: [] }),
    mayAnswer,
    maySendTapes: isOwn && maySendTakes({ ...row, cancelledAt, told }),
  };
}

/** The times that can be chosen, and what speaks against these or against the one that was given. */
async function findTimes({ db, clock }: Platform, row: InvitationRow, told: ToldFacts) {
  const freeSlots = await listFreeSlots(db, row, told, clock.now());
  const starts = freeSlots.map(({ startsAt }) => Date.parse(startsAt));
  const ends = freeSlots.map(({ endsAt }) => Date.parse(endsAt));
  const times = {
    startsAt: new Date(Math.min(row.startsAt.getTime(), ...starts)),
    endsAt: new Date(Math.max(row.endsAt.getTime(), ...ends)),
  };
  const isTape = told.kind === 'self_tape';
  return { freeSlots, overlaps: isTape ? [] : await listOverlaps(db, row, times) };
}
