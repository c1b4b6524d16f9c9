import type { FieldErrors } from '@callboard/contract/errors';
import { fieldOf } from '../../../lib/casting/find-errors.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { FIELD_WORDS } from './role-fields.ts';

/** Names every field that is wrong, for those who do not see them all. */
export function WrongFields({ errors }: { errors: FieldErrors }) {
  const fields = [...new Set(Object.keys(errors).map(fieldOf))];
  if (fields.length === 0) return null;
  const names = fields.map((field) => (isField(field) ? FIELD_WORDS[field] : field));
  return <FormAlert>Please look again at: {names.join(', ')}.</FormAlert>;
}

const isField = (name: string): name is keyof typeof FIELD_WORDS => name in FIELD_WORDS;
