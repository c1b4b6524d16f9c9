import { ended, open, type ProductionPlan, paid, unpublished } from './plan.ts';

export const paleCircuit: ProductionPlan = {
  key: 'pale-circuit',
  title: 'PALE CIRCUIT',
  codeName: 'GREYLARK',
  typeId: 'video-game',
  status: 'in_production',
  company: 'farrell-voss',
  begunDaysAgo: 120,
  synopsis: 'Motion capture. A courier crosses a blacked-out city with a parcel that is warm.',
  sessions: {
    kind: 'in_person',
    place: 'Stage B, Ninefold Volume, Guildford',
    instructions: 'Wear what you can run in. Suits and markers are ours.',
  },
  roles: [
    {
      title: 'THE COURIER',
      talentType: 'motion-capture',
      ages: [22, 34],
      description: 'Full performance capture, eighteen days. Climbs, falls, whispers. Any gender.',
      pay: paid(620, 'day'),
      call: ended('filled', 90, 40, {
        applicants: 22,
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
      call: open(9, 17, { applicants: 12 }),
    },
    {
      title: 'BLACKOUT CITIZENS',
      talentType: 'motion-capture',
      ages: [18, 70],
      count: 12,
      description: 'Twelve performers, two days each. Crowd with a memory.',
      pay: paid(380, 'day'),
      call: unpublished('draft', 30),
    },
  ],
};
