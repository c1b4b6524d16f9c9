import type { REPRESENTATION_FIELDS } from '@callboard/contract/representation';
import { demoId } from '../demo-id.ts';

type Field = (typeof REPRESENTATION_FIELDS)[number];

type Represented = {
  talent: string;
  field: Field;
  agents: readonly string[];
  sinceDaysAgo: number;
};

type Agency = {
  key: string;
  name: string;
  description: string;
  website: string;
  phone: string;
  email: string;
  address: string;
  owner: string;
  employees: readonly { who: string; joinedDaysAgo: number }[];
  isVerified: boolean;
  roster: readonly Represented[];
};

const tobias = 'tobias-finch';
const noor = 'noor-haddad-wells';
const constance = 'constance-adjei';
const per = 'per-halyard';

export const AGENCIES: readonly Agency[] = [
  {
    key: 'finch-wren',
    name: 'Finch & Wren Artists',
    description: 'A small list, looked after. Film, television and theatre.',
    website: 'https://finchandwren.example',
    phone: '+44 20 7946 0110',
    email: 'office@finchandwren.example',
    address: '14 Sallow Yard, London E8',
    owner: tobias,
    employees: [{ who: noor, joinedDaysAgo: 280 }],
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
  },
  {
    key: 'halyard',
    name: 'Halyard Voices',
    description: 'Voices for animation, games and audiobooks. New, and growing carefully.',
    website: 'https://halyardvoices.example',
    phone: '+44 117 496 0143',
    email: 'hello@halyardvoices.example',
    address: '2 Ropewalk Steps, Bristol BS1',
    owner: per,
    employees: [{ who: tobias, joinedDaysAgo: 9 }],
    isVerified: false,
    roster: [
      { ...represented('junia-feld', 'voice', tobias, per), sinceDaysAgo: 8 },
      { ...represented('hoshi-maberly', 'voice', tobias), sinceDaysAgo: 8 },
      represented('arjun-wickramasinghe', 'voice', per),
    ],
  },
  {
    key: 'cawdor-lane',
    name: 'Cawdor Lane Management',
    description: 'Thirty years of Scottish and Irish actors, and those who married in.',
    website: 'https://cawdorlane.example',
    phone: '+44 141 496 0178',
    email: 'desk@cawdorlane.example',
    address: '88 Cawdor Lane, Glasgow G3',
    owner: constance,
    employees: [],
    isVerified: true,
    roster: [
      'morag-ferrie-sato',
      'eilidh-carnegie-bose',
      'catriona-balfe-mensah',
      'isla-drummond-kaur',
      'lukasz-domanski',
      'tamsin-boyle-ortega',
      'aoife-ni-dhalaigh',
      'pearl-augustin-reid',
      'honor-castellane',
      'gloria-mbatha-pike',
      'idris-calloway',
      'gethin-rees-malik',
      'malachy-quinn',
      'emmeline-otway',
    ].map((talent) => represented(talent, 'all', constance)),
  },
];

function represented(talent: string, field: Field, ...agents: string[]): Represented {
  return { talent, field, agents, sinceDaysAgo: 295 };
}

export function portfolioIdOf(agencyKey: string): string {
  return demoId(`portfolio/${agencyKey}`);
}

/** Who may submit a talent to calls that only verified agencies see, and for which of them. */
export function verifiedAgentOf(talent: string): { who: string; portfolioId: string } | undefined {
  for (const { key, isVerified, roster } of AGENCIES) {
    const who = roster.find((represented) => represented.talent === talent)?.agents[0];
    if (isVerified && who !== undefined) return { who, portfolioId: portfolioIdOf(key) };
  }
  return undefined;
}
