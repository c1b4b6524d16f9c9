import {
  type Agency,
  beatrix,
  noor,
  type Represented,
  represented,
  silas,
  tobias,
} from './agency.ts';

const FILM_AND_TV = { field: 'film_and_tv' } as const;
const THEATRE = { field: 'theatre', isExclusive: true } as const;
const EVERYTHING = { field: 'all' } as const;

/** A talent, what is agreed on, for how many days, and who works with them. */
type Line = [
  talent: string,
  terms: Omit<Represented, 'talent' | 'agents' | 'sinceDaysAgo'>,
  sinceDaysAgo: number,
  ...agents: string[],
];

// biome-ignore format: a table is read in columns
const NEWCOMERS: readonly Line[] = [
  ['shona-abernethy',          EVERYTHING,                                                   212, beatrix],
  ['fenella-rourke',           THEATRE,                                                      205, beatrix],
  ['krzysztof-wieleba',        { ...FILM_AND_TV, territory: 'Outside Poland' },              190, silas],
  ['mateusz-bielik',           EVERYTHING,                                                   181, silas, noor],
  ['ffion-maddocks',           EVERYTHING,                                                   174, noor],
  ['chidinma-eze',             { ...FILM_AND_TV, isExclusive: true },                        160, noor],
  ['sunita-rajkotia',          EVERYTHING,                                                   151, beatrix],
  ['olumide-fashanu-grey',     FILM_AND_TV,                                                  140, beatrix, tobias],
  ['benedikt-sorli',           { ...FILM_AND_TV, territory: 'Outside the Nordics' },         133, silas],
  ['jun-seo-pak',              EVERYTHING,                                                   120, silas],
  ['finlay-maccoll',           EVERYTHING,                                                   102, noor],
  ['sami-haddour',             { ...FILM_AND_TV, territory: 'Europe' },                       96, silas],
  ['ambrose-thackeray-oduya',  THEATRE,                                                       88, beatrix],
  ['nadia-bensaid',            { ...FILM_AND_TV, territory: 'UK', submitter: 'talent' },      71, silas],
  ['joanna-kett',              THEATRE,                                                       54, noor],
  ['thu-ha-nguyen',            { ...THEATRE, kind: 'manager', submitter: 'talent' },          40, noor],
  ['winifred-dace',            EVERYTHING,                                                    26],
  ['kofi-amankwah-bligh',      { ...EVERYTHING, territory: 'Worldwide' },                     17, tobias],
];

/** The demo's own agency, with a list that has grown. */
export const FINCH_WREN: Agency = {
  key: 'finch-wren',
  name: 'Finch & Wren Artists',
  description: 'A small list, looked after. Film, television and theatre.',
  website: 'https://finchandwren.example',
  phone: '+44 20 7946 0110',
  email: 'office@finchandwren.example',
  address: '14 Sallow Yard, London E8',
  owner: tobias,
  madeDaysAgo: 300,
  members: [
    { who: noor, role: 'employee', joinedDaysAgo: 280 },
    { who: beatrix, role: 'admin', joinedDaysAgo: 215 },
    { who: silas, role: 'employee', joinedDaysAgo: 195 },
  ],
  isVerified: true,
  roster: [
    represented('mara-okonjo-lyle', 'all', tobias),
    represented('teodor-brasko', 'all', tobias),
    represented('priya-vellanki-shaw', 'all', tobias),
    represented('desmond-achterberg', 'all', tobias),
    represented('junia-feld', 'film_and_tv', tobias),
    represented('ottilie-grange', 'all', tobias),
    { ...represented('callum-strake', 'all', noor), sinceDaysAgo: 270 },
    { ...represented('sorrel-quay', 'theatre', noor), sinceDaysAgo: 270 },
  ],
  newcomers: NEWCOMERS.map(([talent, terms, sinceDaysAgo, ...agents]) => ({
    talent,
    sinceDaysAgo,
    agents,
    ...terms,
  })),
};
