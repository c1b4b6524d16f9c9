import type { GUARDIAN_RELATIONS } from '@callboard/contract/children';

export type Papers = {
  who: string;
  relation: (typeof GUARDIAN_RELATIONS)[number];
  /** Of the licence: the first and the last day, counted from today. */
  licence?: { authority: string; number: string; days: readonly [from: number, until: number] };
  chaperone?: { name: string; phone: string; licence: string | null };
  chaperoneIsGuardian?: boolean;
  schoolName?: string;
  notes?: string;
};

/** One is licensed for months, one for weeks, one no longer; the others' guardians have not got to it. */
export const PAPERS: readonly Papers[] = [
  {
    who: 'ottilie-grange',
    relation: 'parent',
    licence: { authority: 'Calderdale Council', number: 'CP-4471', days: [-40, 140] },
    chaperone: { name: 'Nell Orchard', phone: '+44 7700 900321', licence: 'CH-0192' },
    schoolName: 'Birchcliffe Primary',
    notes: 'Back by eight on school days. Two hens at home, no allergies.',
  },
  {
    who: 'kwame-asante-lowe',
    relation: 'parent',
    licence: { authority: 'London Borough of Lambeth', number: 'LBL/26/118', days: [-160, 22] },
    chaperoneIsGuardian: true,
    schoolName: 'St Wilfred’s',
    notes: 'Football on Wednesdays, which he will mention.',
  },
  {
    who: 'noah-ferreira-lund',
    relation: 'legal_guardian',
    licence: { authority: 'Leeds City Council', number: 'LCC-7715', days: [-190, -9] },
    chaperone: { name: 'Odile Marchetti', phone: '+44 7700 900604', licence: 'CH-2280' },
  },
  { who: 'rafi-ostrander-khan', relation: 'parent' },
  { who: 'tomos-pryce', relation: 'parent' },
  { who: 'jonah-wexler', relation: 'parent', notes: 'BSL interpreter needed, please.' },
  { who: 'bea-wexler', relation: 'parent' },
];
