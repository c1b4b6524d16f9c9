import type { ProductionForm } from '@callboard/contract/productions';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { requireTerms } from '../../reference-data/require-terms.ts';

type Checked = Pick<ProductionForm, 'isConfidential' | 'codeName'> &
  Partial<Pick<ProductionForm, 'typeId' | 'contractId'>>;

/** Refuses what the fields alone cannot tell. Terms are looked up where they are given. */
export async function requireSound(db: Queryable, production: Checked): Promise<void> {
  if (production.isConfidential && production.codeName === null) {
    throw new AppError('INVALID_INPUT', {
      fields: { codeName: 'A confidential production needs a code name' },
    });
  }
  await requireTerms(db, [
    { list: 'productionTypes', field: 'typeId', id: production.typeId },
    { list: 'unionContracts', field: 'contractId', id: production.contractId },
  ]);
}
