import { kestrelAndDaughtersRoles } from './kestrel-and-daughters-roles.ts';
import type { ProductionPlan } from './plan.ts';

export const kestrelAndDaughters: ProductionPlan = {
  key: 'kestrel-and-daughters',
  title: 'KESTREL & DAUGHTERS',
  typeId: 'musical',
  status: 'casting',
  company: 'farrell-voss',
  begunDaysAgo: 38,
  synopsis: 'Signwriters’ final week before the shop is sold. Eight shows a week.',
  facts: {
    companyName: 'Northgate Rep with Tallow Hall',
    director: 'Ngaio Sefton-Bell',
    castingDirector: 'Imogen Farrell',
    unionStatus: 'union',
    contractId: 'equity-west-end',
    dates: [
      { label: 'first_rehearsal', inDays: 62, untilDays: 96 },
      { label: 'fitting', inDays: 70, untilDays: 72 },
      { label: 'tech', inDays: 97, untilDays: 101 },
      { label: 'previews', inDays: 102, untilDays: 110 },
      { label: 'opening', inDays: 111 },
      { label: 'closing', inDays: 223, note: 'First booking period' },
    ],
    locations: ['Tallow Hall, London SE1'],
  },
  team: [
    { who: 'rosalind-voss', rights: 'review', sinceDaysAgo: 30 },
    { who: 'bram-ekwueme', rights: 'review', sinceDaysAgo: 22 },
  ],
  sessions: {
    kind: 'in_person',
    place: 'Rehearsal Room 4, Tallow Hall, London SE1',
    instructions: 'Sixteen bars of your own and the duet from the pack. Pianist provided.',
  },
  everyRole: {
    countryId: 'gb',
    city: 'London',
    unionStatus: 'union',
    unionIds: ['equity-uk'],
    payNote: 'Eight shows a week',
    work: [
      { from: 62, to: 110, label: 'Rehearsals, tech and previews' },
      { from: 111, to: 223, label: 'Performances' },
    ],
    requestedMedia: ['headshot', 'voice_reel'],
  },
  roles: kestrelAndDaughtersRoles,
};
