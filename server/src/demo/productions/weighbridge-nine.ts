import type { ProductionPlan } from './plan.ts';
import { weighbridgeNineRoles } from './weighbridge-nine-roles.ts';

export const weighbridgeNine: ProductionPlan = {
  key: 'weighbridge-nine',
  title: 'WEIGHBRIDGE NINE',
  typeId: 'tv-series',
  status: 'casting',
  company: 'farrell-voss',
  begunDaysAgo: 46,
  synopsis:
    'Six hours, Glasgow. A quarry clerk notices one lorry leaving heavier than its load, writes the number down, and is asked by everyone he trusts to rub it out.',
  facts: {
    companyName: 'Tallow Row TV',
    director: 'Lise Harnant',
    castingDirector: 'Imogen Farrell',
    unionStatus: 'union',
    contractId: 'pact-equity-tv',
    dates: [
      { label: 'other', inDays: 20, note: 'Read-through, Glasgow' },
      { label: 'fitting', inDays: 38, untilDays: 44 },
      { label: 'shoot', inDays: 52, untilDays: 86, note: 'Block one, episodes 1–3' },
      { label: 'shoot', inDays: 94, untilDays: 128, note: 'Block two, episodes 4–6' },
    ],
    locations: ['Glasgow', 'Cowgate Row Studios', 'Dunmoor Quarry, Lanarkshire'],
  },
  team: [
    { who: 'rosalind-voss', rights: 'manage', sinceDaysAgo: 44 },
    { who: 'bram-ekwueme', rights: 'review', sinceDaysAgo: 30 },
    { who: 'delphine-ashby', rights: 'view', sinceDaysAgo: 12 },
  ],
  sessions: {
    kind: 'in_person',
    place: 'Room 2, Cowgate Row Studios, Glasgow',
    instructions: 'Two scenes, loosely off book. There is a lift; call if the door sticks.',
  },
  everyRole: {
    countryId: 'gb',
    city: 'Glasgow',
    unionStatus: 'union',
    unionIds: ['equity-uk'],
    requestedMedia: ['headshot', 'showreel'],
  },
  roles: weighbridgeNineRoles,
};
