import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@callboard/contract/endpoint';
import type { productionEndpoints } from '@callboard/contract/productions';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { touchCallsOfProduction } from '../../casting-calls/touch-call.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { cancelCasting } from '../cancelling/cancel-casting.ts';
import { requireProduction } from '../require-rights.ts';
import { presentProduction } from './present-production.ts';
import {
  findProduction,
  lockProduction,
  type ProductionRow,
  replaceDates,
  updateProduction,
} from './queries.ts';
import { requireSound } from './require-sound.ts';

type Changes = BodyOf<typeof productionEndpoints.change>;

/** Changes what is given; everything else stays as it is. */
export async function changeProduction(
  platform: Platform,
  actor: Actor,
  id: string,
  changes: Changes,
) {
  const { rights } = await requireProduction(platform.db, actor, id, 'manage');
  return platform.transaction(async (tx) => {
    await lockProduction(tx, id);
    const before = await requireRow(findProduction(tx, id));
    const fields = changedFields(before, changes);
    if (fields.length === 0) return presentProduction(before, rights);
    await requireSound(tx, {
      ...changes,
      isConfidential: changes.isConfidential ?? before.isConfidential,
      codeName: changes.codeName === undefined ? before.codeName : changes.codeName,
    });
    await updateProduction(tx, id, columnsOf(before, changes, platform.clock.now()));
    if (fields.includes('dates')) await replaceDates(tx, id, changes.dates ?? []);
    const isCancelled = fields.includes('status') && changes.status === 'cancelled';
    const ended = isCancelled ? await cancelCasting(platform, tx, actor, id) : undefined;
    const after = await requireRow(findProduction(tx, id));
    // A draft is saved while it is written; that is no news.
    if (after.status !== 'draft') {
      const detail = { ...detailOf(fields, changes), ...ended };
      const kind = 'production_changed';
      await recordActivity(platform, tx, actor, { kind, productionId: id, detail });
    }
    await touchCallsOfProduction(tx, platform.clock, id);
    await audit(tx, platform.clock, actor, {
      act: 'productions.changed',
      target: { kind: 'production', id },
      difference: { fields, ...ended },
    });
    return presentProduction(after, rights);
  });
}

async function requireRow(finding: Promise<ProductionRow | undefined>): Promise<ProductionRow> {
  const row = await finding;
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** Names of what is different afterwards. */
function changedFields(before: ProductionRow, { isArchived, ...changes }: Changes): string[] {
  const fields = Object.entries(changes).flatMap(([field, value]) => {
    const isSame = isDeepStrictEqual(before[field as keyof ProductionRow], value);
    return value === undefined || isSame ? [] : [field];
  });
  const isMoved = isArchived !== undefined && isArchived !== (before.archivedAt !== null);
  return isMoved ? [...fields, 'isArchived'] : fields;
}

/** What the words about it need: which fields, and whether it was put away or taken back. */
function detailOf(fields: readonly string[], { status, isArchived }: Changes) {
  return {
    fields: fields
      .filter((field) => field !== 'isArchived')
      .map(wireName)
      .join(', '),
    ...(fields.includes('status') && status !== undefined && { status }),
    ...(fields.includes('isArchived') && { archived: isArchived ? 1 : 0 }),
  };
}

/** `companyName` is `company_name` and `typeId` is `type`: names of things, as words go over the wire. */
function wireName(field: string): string {
  const name = field.replace(/^is(?=[A-Z])|Id$/g, '');
  return name.replaceAll(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

function columnsOf(before: ProductionRow, changes: Changes, now: Date) {
  const { dates: _, isArchived, companyName, ...columns } = changes;
  return {
    ...columns,
    ...(companyName !== undefined && {
      companyName: companyName === before.ownCompanyName ? null : companyName,
    }),
    ...(isArchived !== undefined && { archivedAt: isArchived ? (before.archivedAt ?? now) : null }),
    updatedAt: now,
  };
}
