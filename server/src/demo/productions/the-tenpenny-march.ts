import type { ProductionPlan } from './plan.ts';
import { work } from './role-details.ts';
import { theTenpennyMarchRoles } from './the-tenpenny-march-roles.ts';

export const theTenpennyMarch: ProductionPlan = {
  key: 'the-tenpenny-march',
  title: 'THE TENPENNY MARCH',
  typeId: 'mini-series',
  status: 'casting',
  company: 'farrell-voss',
  begunDaysAgo: 75,
  synopsis: 'Dockers walk to London, 1911. Four parts, four hundred background.',
  facts: {
    companyName: 'Corder Street Pictures',
    director: 'Maud Ellery-Achebe',
    castingDirector: 'Imogen Farrell',
    unionStatus: 'union',
    contractId: 'pact-equity-tv',
    dates: [
      { label: 'first_rehearsal', inDays: 55, untilDays: 60, note: 'Walking, singing, banners' },
      { label: 'fitting', inDays: 61, untilDays: 66 },
      { label: 'shoot', inDays: 70, untilDays: 135 },
      { label: 'other', inDays: 100, untilDays: 110, note: 'The eleven days of the crowd' },
    ],
    locations: ['Liverpool', 'Northamptonshire lanes', 'London'],
  },
  team: [
    { who: 'rosalind-voss', rights: 'manage', sinceDaysAgo: 70 },
    { who: 'bram-ekwueme', rights: 'review', sinceDaysAgo: 26 },
    { who: 'delphine-ashby', rights: 'view', sinceDaysAgo: 8 },
  ],
  sessions: {
    kind: 'in_person',
    place: 'The Chandlery, Albert Dock, Liverpool',
    instructions: 'The platform speech, and a song you know without music.',
  },
  everyRole: {
    countryId: 'gb',
    city: 'Liverpool',
    unionStatus: 'union',
    unionIds: ['equity-uk'],
    work: [work(70, 135)],
    requestedMedia: ['headshot', 'showreel'],
  },
  roles: theTenpennyMarchRoles,
};
