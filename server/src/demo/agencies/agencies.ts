import { demoId } from '../demo-id.ts';
import { type Agency, constance, per, represented, tobias } from './agency.ts';
import { FINCH_WREN } from './finch-wren.ts';
import { SPARROW_ROW } from './sparrow-row.ts';

export const AGENCIES: readonly Agency[] = [
  FINCH_WREN,
  SPARROW_ROW,
  {
    key: 'halyard',
    name: 'Halyard Voices',
    description: 'Voices for animation, games and audiobooks. New, and growing carefully.',
    website: 'https://halyardvoices.example',
    phone: '+44 117 496 0143',
    email: 'hello@halyardvoices.example',
    address: '2 Ropewalk Steps, Bristol BS1',
    owner: per,
    madeDaysAgo: 300,
    members: [{ who: tobias, role: 'employee', joinedDaysAgo: 9 }],
    isVerified: false,
    roster: [
      { ...represented('junia-feld', 'voice', tobias, per), sinceDaysAgo: 8 },
      { ...represented('hoshi-maberly', 'voice', tobias), sinceDaysAgo: 8 },
      represented('arjun-wickramasinghe', 'voice', per),
    ],
    newcomers: [],
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
    madeDaysAgo: 300,
    members: [],
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
    newcomers: [],
  },
];

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
