import { ended, type ProductionPlan, paid } from './plan.ts';
import { skill, work } from './role-details.ts';

export const ticketHallWaltz: ProductionPlan = {
  key: 'ticket-hall-waltz',
  title: 'TICKET HALL WALTZ',
  typeId: 'music-video',
  status: 'wrapped',
  company: 'farrell-voss',
  begunDaysAgo: 150,
  synopsis: 'One-take dance, last train gone.',
  facts: {
    companyName: 'Pivot Dance Films',
    director: 'Yevgenia Marsh',
    castingDirector: 'Imogen Farrell',
    unionStatus: 'both',
    contractId: null,
    dates: [
      { label: 'first_rehearsal', inDays: -92, untilDays: -86 },
      { label: 'shoot', inDays: -85, note: 'One night, one take, four tries' },
    ],
    locations: ['Old Street booking hall, London'],
  },
  sessions: {
    kind: 'in_person',
    place: 'Studio 1, Pivot Dance, London N1',
    instructions: 'A phrase will be taught. Bring shoes for stone.',
  },
  everyRole: {
    countryId: 'gb',
    city: 'London',
    unionStatus: 'both',
    work: [work(-92, -85)],
    requestedMedia: ['full_length', 'showreel'],
  },
  roles: [
    {
      title: 'THE CLERK',
      talentType: 'dancer',
      ages: [25, 40],
      gender: 'f',
      description: 'Locks up, hears the first bar, unlocks. Waltz and contemporary.',
      pay: paid(850, 'flat'),
      details: { skills: [skill('waltz'), skill('contemporary-dance')] },
      call: ended('filled', 130, 100, {
        applicants: 18,
        known: [{ who: 'sorrel-quay', status: 'booked', answer: 'attended' }],
      }),
    },
    {
      title: 'THE LATE MAN',
      talentType: 'dancer',
      ages: [22, 35],
      gender: 'm',
      description: 'Misses the train by one beat, and dances like it.',
      pay: paid(850, 'flat'),
      call: ended('filled', 130, 100, {
        applicants: 14,
        known: [{ who: 'diego-arroyo', status: 'booked', answer: 'attended' }],
      }),
    },
    {
      title: 'CLEANERS',
      talentType: 'dancer',
      ages: [18, 60],
      count: 4,
      description: 'Four, with mops. The mops are partners.',
      pay: paid(420, 'flat'),
      call: ended('filled', 125, 98, { applicants: 16 }),
    },
    {
      title: 'BUSKER',
      talentType: 'featured-background',
      ages: [30, 70],
      description: 'Plays accordion. Cut when the licence for the arch fell through.',
      pay: paid(300, 'flat'),
      details: { skills: [skill('accordion', 'intermediate')] },
      isCancelled: true,
      call: ended('cancelled', 125, 110, { applicants: 7 }),
    },
  ],
};
