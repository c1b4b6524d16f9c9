import { ended, open, type ProductionPlan, paid, unpublished } from './plan.ts';
import { plus, skill, work } from './role-details.ts';

export const paleCircuit: ProductionPlan = {
  key: 'pale-circuit',
  title: 'PALE CIRCUIT',
  codeName: 'GREYLARK',
  typeId: 'video-game',
  status: 'in_production',
  company: 'farrell-voss',
  begunDaysAgo: 120,
  synopsis: 'Motion capture. A courier crosses a blacked-out city with a parcel that is warm.',
  facts: {
    companyName: 'Ninefold Games',
    director: 'Hale Tremayne',
    castingDirector: 'Imogen Farrell',
    unionStatus: 'both',
    contractId: null,
    dates: [
      { label: 'shoot', inDays: -12, untilDays: 6, note: 'Capture, first block' },
      { label: 'shoot', inDays: 27, untilDays: 48, note: 'Capture, second block' },
      { label: 'other', inDays: 60, untilDays: 64, note: 'Voice sessions, London' },
    ],
    locations: ['Ninefold Volume, Guildford', 'London'],
    ndaText:
      'The title, the story, the pages and everything seen on the stage are confidential until Ninefold Games announces them. I will not share, copy or photograph any of it.',
  },
  team: [{ who: 'rosalind-voss', rights: 'view', sinceDaysAgo: 60 }],
  sessions: {
    kind: 'in_person',
    place: 'Stage B, Ninefold Volume, Guildford',
    instructions: 'Wear what you can run in. Suits and markers are ours.',
  },
  everyRole: {
    countryId: 'gb',
    city: 'Guildford',
    unionStatus: 'both',
    replicaUses: ['this_production'],
    replicaTerms:
      'Capture data are used in this game and its downloads alone; no training, no other title without a new agreement.',
    requestedMedia: ['headshot', 'showreel'],
  },
  roles: [
    {
      title: 'THE COURIER',
      talentType: 'motion-capture',
      ages: [22, 34],
      description: 'Full performance capture, eighteen days. Climbs, falls, whispers. Any gender.',
      pay: paid(620, 'day'),
      details: {
        skills: [skill('motion-capture'), plus('parkour')],
        heightMinCm: 160,
        heightMaxCm: 178,
        contentFlags: ['stunts'],
        work: [work(-12, 6)],
      },
      call: ended('filled', 90, 40, {
        applicants: 26,
        known: [{ who: 'hoshi-maberly', status: 'booked', answer: 'attended' }],
      }),
    },
    {
      title: 'DISPATCH',
      talentType: 'voice',
      ages: [28, 45],
      gender: 'f',
      description: 'The voice on the radio. Calm, amused, possibly lying. Four sessions.',
      pay: paid(420, 'hour'),
      details: { city: 'London', work: [work(60, 64)], requestedMedia: ['voice_reel'] },
      call: ended('filled', 60, 15, {
        applicants: 11,
        visibility: 'verified_agencies',
        known: [
          { who: 'isla-drummond-kaur', status: 'booked', answer: 'attended' },
          {
            who: 'mara-okonjo-lyle',
            status: 'not_selected',
            note: 'Low register, good microphone at home.',
          },
        ],
      }),
    },
    {
      title: 'NIGHT MARSHAL',
      talentType: 'motion-capture',
      ages: [35, 50],
      gender: 'm',
      description: 'Heavy, patient, always one street behind. Stage fighting an advantage.',
      pay: paid(560, 'day'),
      details: {
        heightMinCm: 185,
        physicalWishes: 'Broad build; the suit is fitted for it.',
        skills: [plus('screen-fighting'), plus('unarmed-stage-combat')],
        contentFlags: ['stunts'],
        work: [work(27, 48)],
      },
      call: open(9, 17, { applicants: 16 }),
    },
    {
      title: 'THE ARCHIVIST',
      talentType: 'voice',
      ages: [48, 75],
      description: 'Keeps the city’s memory on paper. Any gender. By invitation only.',
      pay: paid(420, 'hour'),
      details: { city: 'London', work: [work(61, 62)], requestedMedia: ['voice_reel'] },
      call: open(5, 20, {
        applicants: 3,
        visibility: 'invited',
        guests: [
          'desmond-achterberg',
          'ivor-plumtree',
          'marguerite-oyelaran',
          'olumide-fashanu-grey',
          'ambrose-thackeray-oduya',
        ],
        known: [
          { who: 'ivor-plumtree', status: 'shortlisted' },
          { who: 'desmond-achterberg', status: 'viewed', isByAgent: true },
          { who: 'marguerite-oyelaran', status: 'submitted' },
        ],
      }),
    },
    {
      title: 'BLACKOUT CITIZENS',
      talentType: 'motion-capture',
      ages: [18, 70],
      count: 12,
      description: 'Twelve performers, two days each. Crowd with a memory.',
      pay: paid(380, 'day'),
      details: { work: [work(44, 48)] },
      call: unpublished('draft', 30),
    },
  ],
};
