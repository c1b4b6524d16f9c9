import { terms } from './term.ts';

export const bodyTypes = terms(
  'Petite',
  'Slim',
  'Lean',
  'Average',
  'Athletic',
  'Muscular',
  'Broad',
  'Stocky',
  'Curvy',
  'Full-figured',
  'Plus size',
);
