import { lanternsAtLowWaterRoles } from './lanterns-at-low-water-roles.ts';
import type { ProductionPlan } from './plan.ts';

export const lanternsAtLowWater: ProductionPlan = {
  key: 'lanterns-at-low-water',
  title: 'LANTERNS AT LOW WATER',
  typeId: 'feature-film',
  status: 'casting',
  company: 'farrell-voss',
  begunDaysAgo: 60,
  synopsis: 'Estranged sisters work their father’s oyster beds one last season.',
  facts: {
    companyName: 'Saltpan Films',
    director: 'R. Sandoe',
    castingDirector: 'Imogen Farrell',
    unionStatus: 'union',
    contractId: 'pact-equity-cinema',
    dates: [
      { label: 'first_rehearsal', inDays: 33, untilDays: 37, note: 'On the beds, at low tide' },
      { label: 'fitting', inDays: 39 },
      { label: 'shoot', inDays: 47, untilDays: 82, note: 'Follows the tides: early calls' },
    ],
    locations: ['Mersea, Essex', 'London'],
  },
  team: [
    { who: 'rosalind-voss', rights: 'review', sinceDaysAgo: 52 },
    { who: 'delphine-ashby', rights: 'review', sinceDaysAgo: 20 },
  ],
  sessions: {
    kind: 'in_person',
    place: 'Farrell Voss Casting, 9 Quill Court, London E1',
    instructions: 'Scene 14 and the letter. Flat shoes; we will ask you to walk on shingle.',
  },
  everyRole: {
    countryId: 'gb',
    city: 'Mersea',
    unionStatus: 'union',
    unionIds: ['equity-uk'],
    work: [{ from: 47, to: 82, label: 'Principal photography' }],
    requestedMedia: ['headshot', 'showreel'],
  },
  roles: lanternsAtLowWaterRoles,
};
