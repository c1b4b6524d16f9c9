import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { requireUsableMedia } from '../../media/use-media.ts';
import { isCreditOf } from './queries.ts';

type References = {
  creditId?: string | null | undefined;
  coverMediaId?: string | null | undefined;
};

/** The credit that it belongs to and the photo that stands for it are the talent's own. */
export async function requireReferences(
  tx: Transaction,
  talentProfileId: string,
  { creditId, coverMediaId }: References,
): Promise<void> {
  if (creditId && !(await isCreditOf(tx, talentProfileId, creditId))) {
    const fields = { creditId: 'Please choose one of the credits' };
    throw new AppError('INVALID_INPUT', { fields });
  }
  if (coverMediaId) {
    await requireUsableMedia(tx, { mediaId: coverMediaId, talentProfileId, kinds: ['photo'] });
  }
}
