import { LATER_ROUNDS } from '@callboard/contract/audition-choices';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { moveInvited } from '../../applications/moves/move-invited.ts';
import { recordActivity } from '../../productions/activity/record-activity.ts';
import { listSeats, listSlots } from '../planning/plan/queries.ts';
import { updateAudition } from '../planning/queries.ts';
import { requireOwnAudition } from '../planning/require-audition.ts';
import { loadSessions } from '../planning/session/load-sessions.ts';
import { tellTeam } from '../tell-team.ts';
import { type Asked, factsToTell, planSending, type Sending } from './plan-sending.ts';
import {
  cancelInvitations,
  holdTalents,
  lockInvitations,
  putInvitations,
  raiseVersions,
} from './queries.ts';
import { tellSides } from './tell-sides.ts';
import type { News } from './words.ts';

/** Brings what people were told to what is planned, for everyone at once or not at all. */
export async function send(platform: Platform, actor: Actor, auditionId: string) {
  return platform.transaction(async (tx) => {
    const { productionId, audition } = await requireOwnAudition(tx, actor, auditionId);
    const now = platform.clock.now();
    const { sidesFileIds, sending } = await decide(tx, audition, now);
    const { invited, askedAgain, told, cancelled } = sending;
    const numbers = {
      invited: invited.length,
      askedAgain: askedAgain.length,
      told: told.length,
      cancelled: cancelled.length,
    };
    if (Object.values(numbers).every((many) => many === 0)) throw new AppError('NOBODY_TO_TELL');

    requireTimeToCome([...invited, ...askedAgain], now);
    const facts = factsToTell(audition, sidesFileIds, await listSlots(tx, auditionId));
    await putInvitations(tx, auditionId, [...invited, ...askedAgain], now);
    await raiseVersions(tx, idsOf(told));
    await cancelInvitations(tx, idsOf(cancelled), now);
    await updateAudition(tx, auditionId, { told: facts, sentAt: now, updatedAt: now });
    await moveInvited(platform, tx, actor, { productionId, to: statusFor(facts.round), invited });
    await tellSides(platform, tx, facts, [
      ...named(invited, 'invited'),
      ...named(askedAgain, 'asked_again'),
      ...named(told, 'told'),
      ...named(cancelled, 'cancelled'),
    ]);
    const count = Object.values(numbers).reduce((sum, many) => sum + many, 0);
    const activity = { kind: 'audition_sent', productionId, detail: { count } } as const;
    await recordActivity(platform, tx, actor, activity);
    await tellTeam(platform, tx, { productionId, auditionId });
    return numbers;
  });
}

type Audition = Awaited<ReturnType<typeof requireOwnAudition>>['audition'];

/** From what nobody changes any more until it is sent: neither the plan nor the answers. */
async function decide(tx: Transaction, audition: Audition, now: Date) {
  const seats = await listSeats(tx, audition.id);
  await holdTalents(
    tx,
    seats.map(({ talentProfileId }) => talentProfileId),
  );
  await lockInvitations(tx, audition.id);
  const [session] = await loadSessions(tx, [audition]);
  if (session === undefined) throw new AppError('NOT_FOUND');
  return { sidesFileIds: session.sidesFileIds, sending: planSending(session, now) };
}

/** Nobody is asked to come to what has been, or to tape what was due. */
function requireTimeToCome(asked: readonly Asked[], now: Date): void {
  const late = asked.filter(({ appointment }) => appointment.endsAt <= now).length;
  if (late === 0) return;
  const whose = late === 1 ? '1 person has' : `${late} people have`;
  const message = `${whose} a time that has passed. Give them another, or take them out.`;
  throw new AppError('TIME_PASSED', { message });
}

function statusFor(round: Audition['round']) {
  return LATER_ROUNDS.some((later) => later === round) ? 'callback' : 'audition';
}

const idsOf = (people: Sending['told']) => people.map(({ invitationId }) => invitationId);
const named = (people: Sending['told'], news: News) => people.map((one) => ({ ...one, news }));
