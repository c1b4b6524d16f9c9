import { z } from 'zod';
import { drawBatch, drawDemoPortraits } from './demo/showcase/draw-demo-portraits.ts';
import { countDays } from './features/analytics/counting/count-days.ts';
import { countDaysJob } from './features/analytics/counting/count-days-job.ts';
import { countMissed, countMissedOf } from './features/analytics/missing/count-missed.ts';
import { countMissedJob, countMissedOfJob } from './features/analytics/missing/count-missed-job.ts';
import { tellOfMoves } from './features/applications/moves/telling/tell-moved.ts';
import { tellMoved } from './features/applications/moves/telling/tell-moved-job.ts';
import { sendReminders } from './features/auditions/reminders/remind.ts';
import { remindOfAuditions } from './features/auditions/reminders/remind-job.ts';
import { mailAccountLink, sendAskedLink } from './features/auth/ask-for-link.ts';
import { auditFailedSignIn, noteFailedSignIn } from './features/auth/note-failed-sign-in.ts';
import { deleteExpiredMailTokens, deleteExpiredSessions } from './features/auth/queries.ts';
import { forgetAtProvider } from './features/billing/customers/forget-customer.ts';
import { forgetCustomer } from './features/billing/customers/forget-job.ts';
import { endSubscription } from './features/billing/ending/end-job.ts';
import { endAtProvider } from './features/billing/ending/end-subscription.ts';
import { endGraces } from './features/billing/grace/end-grace.ts';
import { endGrace } from './features/billing/grace/end-grace-job.ts';
import { remindOfRenewal } from './features/billing/reminding/remind.ts';
import { remindOfRenewals } from './features/billing/reminding/remind-job.ts';
import { stopUnattendedPlans } from './features/billing/stopping/stop-job.ts';
import { stopUnattended } from './features/billing/stopping/stop-unattended.ts';
import { sweepBilling } from './features/billing/sweeping/sweep-billing.ts';
import { syncSubscription } from './features/billing/syncing/sync-job.ts';
import { sync } from './features/billing/syncing/sync-subscription.ts';
import { renewTryOuts } from './features/billing/try-out/renew-job.ts';
import { renewDue } from './features/billing/try-out/renew-try-outs.ts';
import {
  tellOfBirthdaysAndLicences,
  tellOfChildren,
} from './features/children/tell-of-children.ts';
import {
  refreshAnswerRates,
  workOutAnswerRates,
} from './features/client-profiles/answer-rates/refresh-answer-rates.ts';
import { endOverdueHolds, expireHolds } from './features/deals/holds/expire-holds.ts';
import { sweepErrors } from './features/error-logs/sweep-errors.ts';
import { requireDeleted } from './features/media/delete-stored.ts';
import { lookAtMedia } from './features/media/processing/look-at-media.ts';
import { processMedia } from './features/media/processing/process-media-job.ts';
import { sweepMedia } from './features/media/unused/sweep-media.ts';
import {
  forgetMessages,
  forgetOldMessages,
} from './features/messaging/forgetting/forget-messages.ts';
import { mailUnread, mailUnreadMessages } from './features/messaging/mailing/mail-unread.ts';
import { mailCopies, sendMailCopies } from './features/notifications/mail-copies.ts';
import { deleteDueAccounts } from './features/privacy/deletion/delete-due.ts';
import { deleteDue, deleteFiles } from './features/privacy/deletion/delete-due-job.ts';
import { remindOfEnd } from './features/privacy/deletion/remind.ts';
import { remindOfDeletion } from './features/privacy/deletion/remind-job.ts';
import { gatherExport } from './features/privacy/export/prepare-export.ts';
import { prepareExport } from './features/privacy/export/prepare-export-job.ts';
import { sweepExports } from './features/privacy/export/sweep-exports.ts';
import { mailDailyMatches } from './features/saved-searches/daily/daily-job.ts';
import { mailDaily } from './features/saved-searches/daily/mail-daily.ts';
import { watchSavedSearches } from './features/saved-searches/watching/watch-job.ts';
import { watchSearches } from './features/saved-searches/watching/watch-searches.ts';
import { tellWhatWasSaid } from './features/shortlists/opinions/tell-of-opinions.ts';
import { tellOfOpinions } from './features/shortlists/opinions/tell-of-opinions-job.ts';
import {
  deleteEvidence,
  deleteOldEvidence,
} from './features/verification/evidence/delete-old-evidence.ts';
import { forgetChangesBefore } from './platform/change-feed/change-feed.ts';
import { forgetKeysBefore } from './platform/idempotency/answer-once.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { emptyFinishedJobs } from './platform/jobs/queries.ts';
import { type Mailer, sendMail } from './platform/mail/mail.ts';
import type { Platform } from './platform/platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CHANGES_KEPT_MS = 7 * DAY_MS;
const IDEMPOTENCY_KEYS_KEPT_MS = DAY_MS;

const housekeeping: Job<object> = {
  name: 'housekeeping',
  data: z.object({}),
  schedule: '17 * * * *',
};

/** Every kind of job there is; their queues are made with the tables. */
export const JOBS: readonly Job<object>[] = [
  sendMail as Job<object>,
  mailAccountLink as Job<object>,
  noteFailedSignIn as Job<object>,
  mailCopies as Job<object>,
  tellMoved as Job<object>,
  refreshAnswerRates as Job<object>,
  expireHolds,
  processMedia as Job<object>,
  drawDemoPortraits as Job<object>,
  remindOfAuditions,
  mailUnreadMessages,
  forgetMessages,
  tellOfChildren,
  deleteEvidence,
  tellOfOpinions as Job<object>,
  prepareExport as Job<object>,
  deleteDue,
  deleteFiles as Job<object>,
  remindOfDeletion as Job<object>,
  watchSavedSearches,
  mailDailyMatches,
  countDaysJob,
  countMissedJob,
  countMissedOfJob as Job<object>,
  syncSubscription as Job<object>,
  endSubscription as Job<object>,
  forgetCustomer as Job<object>,
  renewTryOuts,
  remindOfRenewals,
  stopUnattendedPlans,
  endGrace,
  housekeeping,
];

export async function handleJobs(platform: Platform, mailer: Mailer): Promise<void> {
  await platform.jobs.handle(sendMail, mailer.deliver);
  await platform.jobs.handle(mailAccountLink, (request) => sendAskedLink(platform, request));
  await platform.jobs.handle(noteFailedSignIn, (tried) => auditFailedSignIn(platform, tried));
  await platform.jobs.handle(mailCopies, (request) => sendMailCopies(platform, request));
  await platform.jobs.handle(tellMoved, (request) => tellOfMoves(platform, request));
  await platform.jobs.handle(refreshAnswerRates, (scope) => workOutAnswerRates(platform, scope));
  await platform.jobs.handle(expireHolds, () => endOverdueHolds(platform));
  await platform.jobs.handle(processMedia, (request) => lookAtMedia(platform, request));
  await platform.jobs.handle(drawDemoPortraits, (batch) => drawBatch(platform, batch));
  await platform.jobs.handle(remindOfAuditions, () => sendReminders(platform));
  await platform.jobs.handle(mailUnreadMessages, () => mailUnread(platform));
  await platform.jobs.handle(forgetMessages, () => forgetOldMessages(platform));
  await platform.jobs.handle(tellOfChildren, () => tellOfBirthdaysAndLicences(platform));
  await platform.jobs.handle(deleteEvidence, () => deleteOldEvidence(platform));
  await platform.jobs.handle(tellOfOpinions, (request) => tellWhatWasSaid(platform, request));
  await platform.jobs.handle(prepareExport, (request) => gatherExport(platform, request));
  await platform.jobs.handle(deleteDue, () => deleteDueAccounts(platform));
  await platform.jobs.handle(deleteFiles, ({ keys }) => requireDeleted(platform, keys));
  await platform.jobs.handle(remindOfDeletion, (request) => remindOfEnd(platform, request));
  await platform.jobs.handle(watchSavedSearches, () => watchSearches(platform));
  await platform.jobs.handle(mailDailyMatches, () => mailDaily(platform));
  await platform.jobs.handle(countDaysJob, () => countDays(platform));
  await platform.jobs.handle(countMissedJob, () => countMissed(platform));
  await platform.jobs.handle(countMissedOfJob, (paying) => countMissedOf(platform, paying));
  await platform.jobs.handle(syncSubscription, (subject) => sync(platform, subject));
  await platform.jobs.handle(endSubscription, (ending) => endAtProvider(platform, ending));
  await platform.jobs.handle(forgetCustomer, (customer) => forgetAtProvider(platform, customer));
  await platform.jobs.handle(renewTryOuts, () => renewDue(platform));
  await platform.jobs.handle(remindOfRenewals, () => remindOfRenewal(platform));
  await platform.jobs.handle(stopUnattendedPlans, () => stopUnattended(platform));
  await platform.jobs.handle(endGrace, () => endGraces(platform));
  await platform.jobs.handle(housekeeping, () => sweep(platform));
}

/** Forgets what has outlived its purpose. */
async function sweep(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await platform.limits.sweep();
  await deleteExpiredSessions(platform.db, now);
  await deleteExpiredMailTokens(platform.db, now);
  await forgetKeysBefore(platform.db, new Date(now.getTime() - IDEMPOTENCY_KEYS_KEPT_MS));
  await sweepMedia(platform);
  await sweepExports(platform);
  await sweepErrors(platform);
  await sweepBilling(platform);
  await emptyFinishedJobs(platform.db);
  await forgetChangesBefore(platform.db, new Date(now.getTime() - CHANGES_KEPT_MS));
}
