import { terms } from './term.ts';

export const ethnicities = terms(
  'African American',
  'Black African',
  'Black Caribbean',
  'East Asian',
  'South-East Asian',
  'South Asian',
  'Middle Eastern',
  'North African',
  'Latino or Hispanic',
  'Indigenous',
  'Pacific Islander',
  'White or European',
  'Mediterranean',
  'Roma or Traveller',
  'Mixed',
  'Prefer not to say',
);

/** A role may ask for these; a person is never called so. */
export const roleOnlyEthnicities = terms('Ethnically ambiguous');
