import type { FieldErrors } from '@callboard/contract/errors';
import { type ProductionForm, productionFormSchema } from '@callboard/contract/productions';
import { findErrors } from '../../../lib/casting/find-errors.ts';

/** A production under someone's hands. */
export type ProductionEditor = {
  form: ProductionForm;
  errors: FieldErrors;
  change: (changes: Partial<ProductionForm>) => void;
};

export type PartProps = { editor: ProductionEditor };

export const EMPTY_PRODUCTION: ProductionForm = {
  title: '',
  codeName: null,
  isConfidential: false,
  typeId: '',
  status: 'draft',
  synopsis: null,
  companyName: null,
  director: null,
  castingDirector: null,
  unionStatus: null,
  contractId: null,
  dates: [],
  locations: [],
  ndaText: null,
};

/** What each field is called where a list of wrong ones names it. */
export const FIELD_WORDS: Record<keyof ProductionForm, string> = {
  title: 'Title',
  codeName: 'Code name',
  isConfidential: 'Confidential',
  typeId: 'Type',
  status: 'Status',
  synopsis: 'Synopsis',
  companyName: 'Company',
  director: 'Director',
  castingDirector: 'Casting director',
  unionStatus: 'Union status',
  contractId: 'Contract',
  dates: 'Dates',
  locations: 'Locations',
  ndaText: 'What readers agree to',
};

export const PARTS_GRID = 'grid min-w-0 gap-4 sm:grid-cols-2';

/** What of a production its team writes. */
export function formOf(production: ProductionForm): ProductionForm {
  const fields = Object.keys(EMPTY_PRODUCTION) as (keyof ProductionForm)[];
  return Object.fromEntries(fields.map((field) => [field, production[field]])) as ProductionForm;
}

/** What is wrong with the form, including what fields cannot tell alone. */
export function productionErrors(form: ProductionForm): FieldErrors {
  const isNameless = form.isConfidential && (form.codeName ?? '').trim() === '';
  return {
    ...findErrors(productionFormSchema, form),
    ...(isNameless && { codeName: 'A confidential production needs a code name' }),
  };
}
