import { ended, open, type ProductionPlan, paid } from './plan.ts';
import { asks, plus, skill, work } from './role-details.ts';

export const smallHoursAtTansyRoad: ProductionPlan = {
  key: 'small-hours-at-tansy-road',
  title: 'SMALL HOURS AT TANSY ROAD',
  typeId: 'soap',
  status: 'in_production',
  company: 'farrell-voss',
  begunDaysAgo: 210,
  synopsis: 'An all-night surgery and its regulars. Five half-hours a week.',
  facts: {
    companyName: 'Fourpenny North',
    director: 'Rotating',
    castingDirector: 'Rosalind Voss',
    unionStatus: 'union',
    contractId: 'pact-equity-tv',
    dates: [
      { label: 'shoot', inDays: -20, untilDays: 15, note: 'Block nine' },
      { label: 'shoot', inDays: 22, untilDays: 57, note: 'Block ten' },
      { label: 'shoot', inDays: 64, untilDays: 99, note: 'Block eleven' },
    ],
    locations: ['Tansy Road lot, Salford'],
  },
  team: [
    { who: 'rosalind-voss', rights: 'review', sinceDaysAgo: 200 },
    { who: 'bram-ekwueme', rights: 'view', sinceDaysAgo: 28 },
  ],
  sessions: {
    kind: 'self_tape',
    place: null,
    instructions: 'Both scenes, plain wall, no slate. A phone is fine; a kind reader is better.',
  },
  everyRole: {
    countryId: 'gb',
    city: 'Manchester',
    unionStatus: 'union',
    unionIds: ['equity-uk'],
    requestedMedia: ['headshot', 'showreel'],
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
      details: {
        work: [work(22, 57, 'Block ten'), work(64, 99, 'Block eleven')],
        payNote: 'A year’s contract, 120 episodes guaranteed',
        tape: {
          instructions: 'Both scenes, plain wall, no slate.',
          frame: 'close',
          maxMinutes: 5,
          dueInDays: 8,
        },
      },
      call: open(10, 10, {
        applicants: 29,
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
      details: { work: [work(-20, 57)] },
      call: ended('filled', 70, 18, {
        applicants: 13,
        known: [
          { who: 'idris-calloway', status: 'released', answer: 'attended' },
          { who: 'gethin-rees-malik', status: 'booked', answer: 'attended' },
        ],
      }),
    },
    {
      title: 'SISTER JUDE',
      talentType: 'recurring',
      ages: [44, 60],
      gender: 'f',
      description:
        'Runs the night desk and, it turns out, the building. Northern, unhurried, owed leave.',
      pay: paid(1050, 'episode'),
      details: {
        work: [work(22, 57, 'Block ten')],
        skills: [plus('nursing')],
        contentFlags: ['smoking'],
        contentNote: 'Herbal cigarettes, on the fire escape.',
      },
      call: open(16, 7, { applicants: 24 }),
    },
    {
      title: 'THE MATTRESS COUPLE',
      talentType: 'guest-star',
      ages: [65, 78],
      count: 2,
      description: 'Married fifty years, in every night with something different. A double act.',
      pay: paid(720, 'episode'),
      details: { work: [work(30, 34)] },
      call: open(6, 20, { applicants: 12 }),
    },
    {
      title: 'PARAMEDIC BEECH',
      talentType: 'co-star',
      ages: [25, 40],
      description: 'Always arrives mid-argument. Any gender. Must be easy with jargon.',
      pay: paid(540, 'day'),
      details: { work: [work(22, 26)], skills: [plus('paramedic-work')] },
      call: ended('closed', 35, 7, { applicants: 18 }),
    },
    {
      title: 'TANSY ROAD REGULARS',
      talentType: 'background',
      ages: [18, 85],
      count: 8,
      description: 'The waiting room. Nights, monthly rota.',
      pay: paid(124, 'day'),
      details: {
        isLocalHire: true,
        unionStatus: 'both',
        unionIds: [],
        requestedMedia: ['current_look'],
        work: [work(22, 99)],
        questions: [
          asks(
            'How many nights a month suit you?',
            'Four.',
            'Any but Sundays.',
            'As many as asked.',
          ),
        ],
      },
      call: open(25, 34, { applicants: 27 }),
    },
    {
      title: 'NIGHT BUS DRIVER',
      talentType: 'co-star',
      ages: [35, 58],
      description: 'Two scenes, one of them moving. Any gender. Category D licence or experience.',
      pay: paid(540, 'day'),
      details: { work: [work(40, 41)], skills: [skill('bus-and-coach-driving')] },
      call: open(4, 15, { applicants: 9 }),
    },
  ],
};
