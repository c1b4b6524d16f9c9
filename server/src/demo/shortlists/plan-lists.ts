import { planApplications } from '../applications/plan-applications.ts';
import { TALENTS } from '../people/talents.ts';

const RHONA = 'weighbridge-nine/di-rhona-tait';
const JODIE = 'weighbridge-nine/jodie-marr';
const NESSA = 'lanterns-at-low-water/nessa';

export type ListPlan = {
  key: string;
  production: string;
  role: string | null;
  name: string;
  by: string;
  daysAgo: number;
  who: readonly string[];
};

const PURSUED: ReadonlySet<string> = new Set(['shortlisted', 'audition', 'callback']);
const SHOWN = 9;

/** What the team puts together: for the director, for a maybe, and for a family with a child in it. */
export function planLists(now: Date): ListPlan[] {
  const pursued = (role: string) =>
    planApplications(now)
      .filter(({ posting, status }) => posting.key === role && PURSUED.has(status))
      .map(({ talent }) => talent.key);
  const each = (...keys: string[]) => [...new Set(keys)].slice(0, SHOWN);
  const children = TALENTS.filter(({ kind }) => kind === 'child').map(({ key }) => key);
  return [
    {
      key: DIRECTORS_LIST,
      production: 'weighbridge-nine',
      role: RHONA,
      name: 'Rhona: for the director',
      by: 'imogen-farrell',
      daysAgo: 5,
      who: each(
        'morag-ferrie-sato',
        'catriona-balfe-mensah',
        'mara-okonjo-lyle',
        ...pursued(RHONA),
      ),
    },
    {
      key: 'jodie-wild-cards',
      production: 'weighbridge-nine',
      role: JODIE,
      name: 'Jodie: wild cards',
      by: 'bram-ekwueme',
      daysAgo: 2,
      who: each('ffion-maddocks', 'tamsin-boyle-ortega', ...pursued(JODIE)),
    },
    {
      key: 'lantern-family',
      production: 'lanterns-at-low-water',
      role: null,
      name: 'A family around the table',
      by: 'imogen-farrell',
      daysAgo: 9,
      who: each(
        'mara-okonjo-lyle',
        'isla-drummond-kaur',
        'malachy-quinn',
        ...children.slice(0, 2),
        ...pursued(NESSA),
      ),
    },
  ];
}

/** The one that was shared. */
export const DIRECTORS_LIST = 'rhona-director';
