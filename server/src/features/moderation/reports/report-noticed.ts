import type { ReportForm } from '@callboard/contract/moderation';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { findConcerned } from './find-concerned.ts';
import { upsertNoticed } from './queries.ts';

type Noticed = Pick<ReportForm, 'subject' | 'subjectId' | 'reason'> & {
  /** Names of what was noticed. */
  findings: readonly string[];
};

/** What the platform noticed itself goes to the moderators as what people report does. */
export async function reportNoticed(tx: Transaction, now: Date, noticed: Noticed): Promise<void> {
  await upsertNoticed(tx, {
    ...noticed,
    ...(await findConcerned(tx, now, noticed)),
    findings: [...noticed.findings],
    id: newId(),
    source: 'platform',
    status: 'open',
    createdAt: now,
    updatedAt: now,
  });
}
