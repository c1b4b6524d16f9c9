import type { FieldErrors } from '@callboard/contract/errors';
import type { PartOfInfo } from '@callboard/contract/professional-info';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { isUsable } from '../../media/policy.ts';
import { listMedia } from './queries.ts';

type Certifications = NonNullable<PartOfInfo['certifications']>;

/** Whatever document a certification names has to be one that was uploaded for this talent. */
export async function requireOwnDocuments(
  tx: Transaction,
  talentProfileId: string,
  certifications: Certifications = [],
): Promise<void> {
  const named = certifications.flatMap(({ documentMediaId }) => documentMediaId ?? []);
  if (named.length === 0) return;
  const documents = (await listMedia(tx, named)).filter((media) =>
    isUsable(media, { talentProfileId, kinds: ['document'] }),
  );
  const known = new Set<string | null>([null, ...documents.map(({ id }) => id)]);
  const fields: FieldErrors = {};
  for (const [at, { documentMediaId }] of certifications.entries()) {
    if (known.has(documentMediaId)) continue;
    fields[`certifications.${at}.documentMediaId`] = 'Please choose a document of this profile';
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
}
