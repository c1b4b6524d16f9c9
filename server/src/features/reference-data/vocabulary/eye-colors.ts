import { terms } from './term.ts';

export const eyeColors = terms(
  'Brown',
  'Dark brown',
  'Black',
  'Hazel',
  'Green',
  'Blue',
  'Blue-green',
  'Grey',
  'Amber',
  'Heterochromia',
);
