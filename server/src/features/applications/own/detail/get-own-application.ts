import type { OwnApplicationDetail } from '@callboard/contract/applications';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { describeTermsChange } from '../../../casting-calls/terms/describe-terms-change.ts';
import { findOwnSide } from '../find-own-side.ts';
import { abilitiesOf } from '../policy.ts';
import { type OwnRow, presentApplication } from '../present-application.ts';
import { findOwnApplication } from '../queries.ts';
import { OWN_ACTS, presentHistory } from './present-history.ts';
import { presentSent } from './present-sent.ts';
import { listOwnActs, listSentMedia, listTerms, listToldChanges } from './queries.ts';

/** An application as its talent's side sees it: what they sent, and what they were told since. */
export async function getOwnApplication(
  platform: Platform,
  actor: Actor,
  applicationId: string,
): Promise<OwnApplicationDetail> {
  const { db, clock } = platform;
  const talent = await findOwnSide(platform, actor, applicationId);
  const row = talent && (await findOwnApplication(db, applicationId, clock.now()));
  if (row === undefined) throw new AppError('NOT_FOUND');
  const changes = await listToldChanges(db, applicationId);
  const acts = await listOwnActs(db, applicationId, Object.keys(OWN_ACTS));
  const sent = await listSentMedia(db, applicationId);
  const { callVersion, currentVersion, callStatus, callDeadline } = row;
  return {
    ...presentApplication(row),
    view: 'own',
    ...presentSent(row, sent),
    history: presentHistory({ changes, acts }, row),
    callVersion,
    currentVersion,
    changes: await listTermsChanges(db, row),
    abilities: abilitiesOf(row, { status: callStatus, deadlineAt: callDeadline }, clock.now()),
  };
}

/** What differs between what was read when applying and what the call says now. */
async function listTermsChanges(db: Queryable, { callId, callVersion, currentVersion }: OwnRow) {
  if (callVersion === currentVersion) return [];
  const [before, after] = await listTerms(db, callId, [callVersion, currentVersion]);
  return before && after ? describeTermsChange(before.terms, after.terms) : [];
}
