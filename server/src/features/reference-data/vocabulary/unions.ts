import type { Term } from './term.ts';
import { terms } from './term.ts';

export type Union = Term & { kind: 'performer' | 'crew' };

const performerUnions = terms(
  'SAG-AFTRA',
  'AEA',
  'AGMA',
  'AGVA',
  'ACTRA',
  'UBCP/ACTRA',
  'UDA',
  'CAEA',
  'Equity UK',
  'Irish Equity',
  'MEAA',
  'Equity NZ',
  'SAGA',
  'BFFS',
  'Other',
);

const crewUnions = terms('IATSE', 'Teamsters', 'DGA', 'PGA', 'WGA', 'BECTU', 'DGC', 'NABET-UNIFOR');

export const unions: Union[] = [
  ...performerUnions.map((union) => ({ ...union, kind: 'performer' as const })),
  ...crewUnions.map((union) => ({ ...union, kind: 'crew' as const })),
];

export const unionMemberships = terms(
  'Member',
  'Eligible',
  'Must join',
  'Apprentice',
  'Fi-Core',
  'Permit',
  'Non-union',
);

export const unionContracts = terms(
  'SAG-AFTRA Theatrical',
  'SAG-AFTRA Moderate Low Budget',
  'SAG-AFTRA Ultra Low Budget',
  'SAG-AFTRA Short Project',
  'SAG-AFTRA Student',
  'SAG-AFTRA New Media',
  'SAG-AFTRA Commercials',
  'SAG-AFTRA Interactive',
  'AEA Production',
  'AEA LORT',
  'AEA Off-Broadway',
  'AEA Showcase',
  'Equity West End',
  'Equity Commercial Theatre',
  'Equity Subsidised',
  'Equity Fringe',
  'PACT/Equity Cinema',
  'PACT/Equity TV',
  'Non-union',
  'Taft-Hartley possible',
);
