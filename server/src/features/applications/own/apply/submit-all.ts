import type { ApplyForm } from '@callboard/contract/applications';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordApplied } from '../../../analytics/recording/record-applied.ts';
import { keepUsable } from '../../../media/use-media.ts';
import { deleteDrafts } from '../drafts/queries.ts';
import { recordOwnActs } from '../record-own-acts.ts';
import type { OwnTalent } from '../require-own-talent.ts';
import { listStandings } from './list-standings.ts';
import { type Put, putApplications, type Ready } from './put-applications.ts';
import { filesOf, requireContent } from './require-content.ts';
import { alreadyApplied, requireSubmittable } from './require-submittable.ts';

/** A talent, locked and labelled, and what is sent for them to a call. */
export type Sending = { callId: string; talent: OwnTalent; doer: Actor; form: ApplyForm };

export type Outcome =
  | { applicationId: string; refusal: null }
  /** The application that was there before, where that is the reason. */
  | { applicationId: string | null; refusal: AppError };

type By = { actor: Actor; portfolioId?: string | undefined };
type Checked = { sending: Sending; earlierId: string | null } & (
  | { ready: Ready & { sending: Sending }; refusal: null }
  | { ready: null; refusal: AppError }
);

/**
 * Submits talents to calls, each by all the rules there are and none because of another: their
 * outcomes, in the order of what is sent. No talent may be there twice for one call.
 */
export async function submitAll(
  platform: Platform,
  tx: Transaction,
  by: By,
  sendings: readonly Sending[],
): Promise<Outcome[]> {
  const standings = await listStandings(tx, by, sendings);
  const areUsable = await keepUsable(
    tx,
    sendings.flatMap(({ form }) => filesOf(form)),
  );
  const now = platform.clock.now();
  const checked = sendings.map((sending, at): Checked => {
    const standing = standings[at];
    const earlierId = standing?.earlier[0]?.id ?? null;
    try {
      if (standing === undefined) throw new AppError('NOT_FOUND');
      const submittable = requireSubmittable(standing, now);
      const content = requireContent(submittable.call, sending.form, areUsable, now);
      const { talent, doer } = sending;
      const ready = { ...submittable, talent, doer, content, sending };
      return { sending, earlierId, ready, refusal: null };
    } catch (error) {
      if (error instanceof AppError) return { sending, earlierId, ready: null, refusal: error };
      throw error;
    }
  });
  const put = await putApplications(
    platform,
    tx,
    checked.flatMap(({ ready }) => ready ?? []),
  );
  await record(platform, tx, put);
  const ids = new Map(put.map(({ sending, id }) => [sending, id]));
  return checked.map(({ sending, earlierId, refusal }) => {
    if (refusal !== null) {
      return { applicationId: refusal.code === 'ALREADY_APPLIED' ? earlierId : null, refusal };
    }
    const applicationId = ids.get(sending);
    if (applicationId !== undefined) return { applicationId, refusal: null };
    return { applicationId: null, refusal: alreadyApplied(sending.talent, undefined) };
  });
}

async function record(platform: Platform, tx: Transaction, put: readonly Put<Ready>[]) {
  await deleteDrafts(
    tx,
    put.map(({ call, talent }) => ({ callId: call.id, talentProfileId: talent.id })),
  );
  await recordOwnActs(
    platform,
    tx,
    put.map(({ id, call, talent, doer, from }) => ({
      applicationId: id,
      roleId: call.roleId,
      talent,
      doer,
      from,
      to: 'submitted' as const,
    })),
  );
  tx.afterCommit(() => recordApplied(platform, put));
}
