import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { setCastingIfDraft } from './queries.ts';

/** A production is no draft any more once a role of it is published. */
export async function beginCasting({ clock }: Platform, tx: Transaction, productionId: string) {
  await setCastingIfDraft(tx, productionId, clock.now());
}
