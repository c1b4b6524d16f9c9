import { type Agency, jonah, type Represented, tobias, wilhelmina } from './agency.ts';

const ADVERTS: Partial<Represented> = { field: 'commercial', isExclusive: true };
const ABROAD: Partial<Represented> = { field: 'commercial', territory: 'Worldwide' };
const FACES: Partial<Represented> = { field: 'modelling', isExclusive: true, submitter: 'agent' };

/** The same owner's second business, for what sells oats and coats. */
export const SPARROW_ROW: Agency = {
  key: 'sparrow-row',
  name: 'Sparrow Row Commercials',
  description: 'Commercials, campaigns and catalogues. Sister to Finch & Wren.',
  website: 'https://sparrowrow.example',
  phone: '+44 20 7946 0166',
  email: 'bookings@sparrowrow.example',
  address: '14 Sallow Yard, London E8',
  owner: tobias,
  madeDaysAgo: 165,
  members: [
    { who: wilhelmina, role: 'admin', joinedDaysAgo: 160 },
    { who: jonah, role: 'employee', joinedDaysAgo: 90 },
  ],
  isVerified: true,
  roster: [],
  newcomers: [
    someone('beryl-entwhistle', ADVERTS, 155, wilhelmina),
    someone('dolores-finnegan', ADVERTS, 155, wilhelmina),
    someone('marguerite-oyelaran', ADVERTS, 150, wilhelmina),
    someone('ned-pomfrey-adeyemi', ABROAD, 148, tobias),
    someone('rosemary-tansley', FACES, 140, wilhelmina),
    someone('ludovica-serra', FACES, 130, jonah),
    someone('diego-arroyo', ABROAD, 121, jonah),
    someone('tyrell-boothe', ADVERTS, 110, jonah),
    someone('kit-varga', { ...FACES, isExclusive: false, submitter: 'both' }, 84, jonah),
    someone('geoff-pickersgill', { ...ADVERTS, submitter: 'talent' }, 77, jonah),
    someone('chandni-solanki', { ...ADVERTS, submitter: 'talent' }, 60, jonah),
    someone('petra-lightbody', { ...ABROAD, kind: 'manager' }, 45, wilhelmina, jonah),
    someone('mordecai-blythe', ABROAD, 33, wilhelmina),
    someone('barnaby-quill', ADVERTS, 12),
  ],
};

function someone(
  talent: string,
  terms: Partial<Represented>,
  sinceDaysAgo: number,
  ...agents: string[]
): Represented {
  return { field: 'commercial', ...terms, talent, sinceDaysAgo, agents };
}
