import type { ApplicationStatus } from '@callboard/contract/application-moves';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { applications } from '../../tables.ts';

/** Where it stands for the team and for the talent's side; whatever waited in the tray no longer does. */
export async function setForBothSides(
  tx: Transaction,
  applicationId: string,
  status: ApplicationStatus,
  now: Date,
): Promise<void> {
  await tx
    .update(applications)
    .set({
      status,
      statusSince: now,
      toldStatus: status,
      toldSince: now,
      toldAnswer: null,
      unsentAnswer: null,
      teamReason: null,
      updatedAt: now,
    })
    .where(eq(applications.id, applicationId));
}
