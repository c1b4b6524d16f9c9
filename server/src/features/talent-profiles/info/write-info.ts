import type { PartOfInfo } from '@callboard/contract/professional-info';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { removeUnshown } from '../showcase/remove-unshown.ts';
import { listOf, replaceEntries, replaceTerms, updateInfo } from './queries.ts';
import * as tables from './tables.ts';

/** Writes each part that was sent. */
export async function writeInfo(
  platform: Platform,
  tx: Transaction,
  profileId: string,
  changes: PartOfInfo,
) {
  const { credits, training, certifications, languages, accents, skills, unions, ...single } =
    changes;
  await writeSingle(tx, profileId, single);
  await writeEntries(platform, tx, profileId, { credits, training, certifications });
  if (languages) await replaceTerms(tx, tables.talentLanguages, profileId, languages);
  if (accents) await replaceTerms(tx, tables.talentAccents, profileId, accents);
  if (skills) await replaceTerms(tx, tables.talentSkills, profileId, skills);
  if (unions) await replaceTerms(tx, tables.talentUnions, profileId, unions);
}

type Entries = Pick<PartOfInfo, 'credits' | 'training' | 'certifications'>;
type Single = Omit<PartOfInfo, keyof Entries | 'languages' | 'accents' | 'skills' | 'unions'>;

async function writeSingle(tx: Transaction, profileId: string, { dayRate, ...rest }: Single) {
  const rate = dayRate === undefined ? {} : rateColumns(dayRate);
  const columns = { ...rest, ...rate };
  if (Object.keys(columns).length > 0) await updateInfo(tx, profileId, columns);
}

function rateColumns(dayRate: PartOfInfo['dayRate']) {
  return { dayRateAmount: dayRate?.amount ?? null, dayRateCurrency: dayRate?.currency ?? null };
}

async function writeEntries(
  platform: Platform,
  tx: Transaction,
  profileId: string,
  entries: Entries,
) {
  const { talentCredits, talentTraining, talentCertifications } = tables;
  if (entries.credits) {
    const ids = idsOf(await listOf(tx, talentCredits, profileId));
    await replaceEntries(tx, talentCredits, profileId, withIds(entries.credits, ids));
  }
  if (entries.training) {
    const ids = idsOf(await listOf(tx, talentTraining, profileId));
    await replaceEntries(tx, talentTraining, profileId, withIds(entries.training, ids));
  }
  if (entries.certifications) {
    const before = await listOf(tx, talentCertifications, profileId);
    const after = withIds(entries.certifications, idsOf(before));
    await replaceEntries(tx, talentCertifications, profileId, after);
    // A document that no certification names any more goes.
    const documents = before.map(({ documentMediaId }) => documentMediaId);
    await removeUnshown(platform, tx, documents);
  }
}

const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));

/** An entry keeps an id that is its talent's, once; any other gets a new one. */
function withIds<Entry extends { id?: string | undefined }>(
  entries: readonly Entry[],
  own: Set<string>,
) {
  return entries.map(({ id, ...entry }) => {
    const keeps = id !== undefined && own.delete(id);
    return { ...entry, id: keeps ? id : newId() };
  });
}
