import { open, paid, type RolePlan, unpublished } from './plan.ts';
import { asks, plus, question, skill, sounds, work } from './role-details.ts';

export const theTenpennyMarchRoles: readonly RolePlan[] = [
  {
    title: 'HANNAH CREEL',
    talentType: 'lead',
    ages: [28, 40],
    gender: 'f',
    description:
      'Strike-kitchen organiser. Counts loaves, then votes. Walks all two hundred miles in her mother’s boots.',
    pay: paid(4200, 'episode'),
    details: {
      skills: [skill('folk-singing', 'intermediate')],
      questions: [
        question(
          'Which song would you sing on the road?',
          'My grandmother’s, and you will not know it.',
          'Something with a chorus for four hundred.',
          'Whatever the one in front is singing.',
        ),
      ],
    },
    call: open(26, 11, {
      applicants: 34,
      unsent: 5,
      known: [
        {
          who: 'mara-okonjo-lyle',
          isByAgent: true,
          status: 'audition',
          answer: 'accepted',
          note: 'Grew up on the river, walks everywhere, and asked for this one by name.',
        },
      ],
    }),
  },
  {
    title: 'JOE TENPENNY',
    talentType: 'lead',
    ages: [40, 52],
    gender: 'm',
    description: 'Docker, 40–52. Lost his ticket and his temper on the same morning.',
    pay: paid(4200, 'episode'),
    details: { accents: [sounds('scouse')], contentFlags: ['stunts', 'smoking'] },
    call: open(26, 11, {
      applicants: 7,
      visibility: 'verified_agencies',
      known: [{ who: 'idris-calloway', status: 'callback', answer: 'accepted' }],
    }),
  },
  {
    title: 'NELL TENPENNY',
    talentType: 'supporting',
    ages: [36, 48],
    gender: 'f',
    description: 'Stays behind, and runs the street. Learns to write so that she can answer him.',
    pay: paid(2800, 'episode'),
    details: { accents: [sounds('scouse')], work: [work(70, 96)] },
    call: open(17, 11, { applicants: 22 }),
  },
  {
    title: 'WILL CREEL',
    talentType: 'supporting',
    ages: [18, 25],
    gender: 'm',
    description: 'Her brother. Carries the banner because nobody else is tall enough.',
    pay: paid(2600, 'episode'),
    details: { heightMinCm: 183 },
    call: open(26, 11, {
      applicants: 17,
      known: [{ who: 'callum-strake', status: 'audition', answer: 'accepted' }],
    }),
  },
  {
    title: 'SIR EDMUND LAYCOCK',
    talentType: 'supporting',
    ages: [60, 75],
    gender: 'm',
    description: 'Owner of the dock. Polite as a locked gate.',
    pay: paid(2600, 'episode'),
    details: { accents: [sounds('rp', 'strong')], work: [work(112, 128)] },
    call: open(13, 18, {
      applicants: 11,
      known: [{ who: 'desmond-achterberg', status: 'audition', answer: 'pending' }],
    }),
  },
  {
    title: 'THE BANNER PAINTER',
    talentType: 'day-player',
    ages: [50, 78],
    description: 'Paints the words they walk behind. Any gender. Three days, one speech.',
    pay: paid(700, 'day'),
    details: { work: [work(74, 76)] },
    call: open(10, 20, { applicants: 14 }),
  },
  {
    title: 'MARCHERS',
    talentType: 'background',
    ages: [16, 80],
    count: 400,
    description: 'Four hundred, over eleven days. Period hair, own blisters.',
    pay: paid(138, 'day'),
    details: {
      unionStatus: 'both',
      unionIds: [],
      work: [work(100, 110, 'Eleven days, come for as many as you can')],
      contentFlags: ['animals'],
      contentNote: 'Dray horses walk with the crowd.',
      requestedMedia: ['full_length', 'current_look'],
      skills: [plus('military-drill')],
      questions: [
        asks('How many of the eleven days can you walk?', 'All eleven.', 'Seven.', 'Weekends.'),
      ],
    },
    call: open(8, 33, { applicants: 46 }),
  },
  {
    title: 'CONSTABLES',
    talentType: 'featured-background',
    ages: [25, 50],
    count: 20,
    description: 'Twenty who can form a line and look as if they would rather not.',
    pay: paid(160, 'day'),
    details: {
      unionStatus: 'both',
      unionIds: [],
      heightMinCm: 175,
      skills: [plus('policing'), plus('military-drill')],
      work: [work(104, 106)],
    },
    call: unpublished('draft', 33),
  },
];
