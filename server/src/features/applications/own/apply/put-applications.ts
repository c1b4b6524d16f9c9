import type { ApplicationStatus } from '@callboard/contract/application-moves';
import type { Actor } from '../../../../platform/actor.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type Comparison, compareAll } from '../../../fit/compare-all.ts';
import type { OwnTalent } from '../require-own-talent.ts';
import { insertApplications, replaceApplications, replaceMedia } from './queries.ts';
import type { Content } from './require-content.ts';
import type { Submittable } from './require-submittable.ts';

export type Ready = Submittable & { doer: Actor; talent: OwnTalent; content: Content };
export type Put<R extends Ready> = R & { id: string; from: ApplicationStatus | null };

/** New applications, or those that were withdrawn with what is sent now; the database may know better. */
export async function putApplications<R extends Ready>(
  platform: Platform,
  tx: Transaction,
  ready: readonly R[],
): Promise<Put<R>[]> {
  const compared = await compareAll(
    platform.within(tx),
    [...new Set(ready.map(({ call }) => call.roleId))],
    [...new Set(ready.map(({ talent }) => talent.id))],
  );
  const now = platform.clock.now();
  const all = ready.map((one) => {
    const withdrawn = one.earlier?.status === 'withdrawn' ? one.earlier : undefined;
    const id = withdrawn?.id ?? newId();
    const row = { id, ...columnsOf(one, compared, now), createdAt: now };
    return { put: { ...one, id, from: withdrawn?.status ?? null }, row };
  });
  const [fresh, again] = [all.filter(isFresh), all.filter((one) => !isFresh(one))];
  const made = await insertApplications(
    tx,
    fresh.map(({ row }) => row),
  );
  await replaceApplications(
    tx,
    again.map(({ row }) => row),
  );
  const put = all.map((one) => one.put).filter(({ id, from }) => from !== null || made.has(id));
  await replaceMedia(
    tx,
    put.map(({ id, content }) => ({ applicationId: id, mediaIds: content.mediaIds })),
  );
  return put;
}

function isFresh({ put }: { put: { from: ApplicationStatus | null } }): boolean {
  return put.from === null;
}

function columnsOf(
  { call, agency, doer, talent, content }: Ready,
  compared: Comparison,
  now: Date,
) {
  const who = { roleId: call.roleId, talentProfileId: talent.id };
  const fit = compared.judge(who);
  return {
    ...who,
    callId: call.id,
    callVersion: call.version,
    submittedByUserId: doer.user.id,
    portfolioId: agency?.id ?? null,
    ...content.columns,
    status: 'submitted',
    statusSince: now,
    toldStatus: 'submitted',
    toldSince: now,
    toldAnswer: null,
    fitMet: fit.met,
    fitAsked: fit.asked,
    updatedAt: now,
  } as const;
}
