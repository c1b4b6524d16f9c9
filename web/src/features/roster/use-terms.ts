import {
  type RepresentationTerms,
  representationTermsSchema,
} from '@callboard/contract/representation';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { findErrors } from '../../lib/casting/find-errors.ts';

/** Terms that are being written, and what is wrong with them once someone has tried to send them. */
export function useTerms(begin: RepresentationTerms, refusal: Error | null) {
  const [terms, setTerms] = useState(begin);
  const [isChecked, setIsChecked] = useState(false);
  const own = findErrors(representationTermsSchema, terms);
  const refused = refusal instanceof ApiError ? refusal.fields : {};
  return {
    terms,
    change: (changes: Partial<RepresentationTerms>) =>
      setTerms((before) => ({ ...before, ...changes })),
    errors: isChecked ? { ...refused, ...own } : {},
    /** Whether they can be sent. */
    check() {
      setIsChecked(true);
      return Object.keys(own).length === 0;
    },
  };
}
