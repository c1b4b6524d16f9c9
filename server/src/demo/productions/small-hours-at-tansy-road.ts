import { ended, open, type ProductionPlan, paid } from './plan.ts';

export const smallHoursAtTansyRoad: ProductionPlan = {
  key: 'small-hours-at-tansy-road',
  title: 'SMALL HOURS AT TANSY ROAD',
  typeId: 'soap',
  status: 'in_production',
  company: 'farrell-voss',
  begunDaysAgo: 210,
  synopsis: 'An all-night surgery and its regulars. Five half-hours a week.',
  sessions: {
    kind: 'self_tape',
    place: null,
    instructions: 'Both scenes, plain wall, no slate. A phone is fine; a kind reader is better.',
  },
  roles: [
    {
      title: 'DR AMINA LOCKE',
      talentType: 'series-regular',
      ages: [30, 40],
      gender: 'f',
      description:
        'New partner at the surgery. Brilliant by night, absent by day; nobody has asked why yet.',
      pay: paid(1450, 'episode'),
      call: open(10, 10, {
        applicants: 22,
        known: [{ who: 'priya-vellanki-shaw', status: 'audition', answer: 'pending' }],
        invited: ['mara-okonjo-lyle'],
      }),
    },
    {
      title: 'GRAHAM TULL',
      talentType: 'recurring',
      ages: [38, 50],
      gender: 'm',
      description:
        'Night porter with an allotment and a past. Recast: the dates of block nine moved.',
      pay: paid(980, 'episode'),
      call: ended('filled', 70, 18, {
        applicants: 13,
        known: [
          { who: 'idris-calloway', status: 'released', answer: 'attended' },
          { who: 'gethin-rees-malik', status: 'booked', answer: 'attended' },
        ],
      }),
    },
    {
      title: 'THE MATTRESS COUPLE',
      talentType: 'guest-star',
      ages: [65, 78],
      count: 2,
      description: 'Married fifty years, in every night with something different. A double act.',
      pay: paid(720, 'episode'),
      call: open(6, 20, { applicants: 9 }),
    },
    {
      title: 'PARAMEDIC BEECH',
      talentType: 'co-star',
      ages: [25, 40],
      description: 'Always arrives mid-argument. Any gender. Must be easy with jargon.',
      pay: paid(540, 'day'),
      call: ended('closed', 35, 7, { applicants: 16 }),
    },
    {
      title: 'TANSY ROAD REGULARS',
      talentType: 'background',
      ages: [18, 85],
      count: 8,
      description: 'The waiting room. Nights, monthly rota.',
      pay: paid(124, 'day'),
      call: open(25, 34, { applicants: 24 }),
    },
  ],
};
