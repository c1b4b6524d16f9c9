import { terms } from './term.ts';

export const voiceTypes = terms(
  'Soprano',
  'Mezzo-soprano',
  'Alto',
  'Countertenor',
  'Tenor',
  'Baritone',
  'Bass',
);
