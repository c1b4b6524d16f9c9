import { ended, type ProductionPlan, paid } from './plan.ts';
import { work } from './role-details.ts';

export const nineLivesOfArthurPink: ProductionPlan = {
  key: 'nine-lives-of-arthur-pink',
  title: 'NINE LIVES OF ARTHUR PINK',
  typeId: 'audio-drama',
  status: 'cancelled',
  company: 'farrell-voss',
  begunDaysAgo: 88,
  synopsis: 'A night-school teacher dies nine times in one term. The commission was withdrawn.',
  facts: {
    companyName: 'Hatstand Radio',
    director: 'Percival Nwachukwu',
    castingDirector: 'Imogen Farrell',
    unionStatus: 'union',
    contractId: null,
    dates: [{ label: 'other', inDays: -20, untilDays: -16, note: 'Studio dates, given back' }],
    locations: ['London'],
  },
  sessions: {
    kind: 'self_tape',
    place: null,
    instructions: 'Two pages, no accent, one cough.',
  },
  everyRole: {
    countryId: 'gb',
    city: 'London',
    unionStatus: 'union',
    unionIds: ['equity-uk'],
    work: [work(-20, -16)],
    requestedMedia: ['voice_reel'],
  },
  roles: [
    {
      title: 'ARTHUR PINK',
      talentType: 'voice',
      ages: [45, 65],
      gender: 'm',
      description: 'Surprised every time.',
      pay: paid(380, 'day'),
      isCancelled: true,
      call: ended('cancelled', 70, 50, { applicants: 13 }),
    },
    {
      title: 'THE REGISTER',
      talentType: 'narrator',
      ages: [30, 60],
      gender: 'f',
      description: 'Calls the names. Sighs at one of them.',
      pay: paid(380, 'day'),
      isCancelled: true,
      call: ended('cancelled', 70, 50, { applicants: 12 }),
    },
  ],
};
