import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockProduction, setCastingIfDraft } from './queries.ts';

/** A production is no draft any more once a role of it is published. Comes before its roles are locked. */
export async function beginCasting({ clock }: Platform, tx: Transaction, productionId: string) {
  await lockProduction(tx, productionId);
  await setCastingIfDraft(tx, productionId, clock.now());
}
