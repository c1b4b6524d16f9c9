import { open, type ProductionPlan, paid, unpublished } from './plan.ts';

export const theTenpennyMarch: ProductionPlan = {
  key: 'the-tenpenny-march',
  title: 'THE TENPENNY MARCH',
  typeId: 'mini-series',
  status: 'casting',
  company: 'farrell-voss',
  begunDaysAgo: 75,
  synopsis: 'Dockers walk to London, 1911. Four parts, four hundred background.',
  sessions: {
    kind: 'in_person',
    place: 'The Chandlery, Albert Dock, Liverpool',
    instructions: 'The platform speech, and a song you know without music.',
  },
  roles: [
    {
      title: 'HANNAH CREEL',
      talentType: 'lead',
      ages: [28, 40],
      gender: 'f',
      description:
        'Strike-kitchen organiser. Counts loaves, then votes. Walks all two hundred miles in her mother’s boots.',
      pay: paid(4200, 'episode'),
      call: open(26, 11, {
        applicants: 24,
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
      call: open(26, 11, {
        applicants: 7,
        visibility: 'verified_agencies',
        known: [{ who: 'idris-calloway', status: 'callback', answer: 'accepted' }],
      }),
    },
    {
      title: 'WILL CREEL',
      talentType: 'supporting',
      ages: [18, 25],
      gender: 'm',
      description: 'Her brother. Carries the banner because nobody else is tall enough.',
      pay: paid(2600, 'episode'),
      call: open(26, 11, {
        applicants: 13,
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
      call: open(13, 18, {
        applicants: 9,
        known: [{ who: 'desmond-achterberg', status: 'audition', answer: 'pending' }],
      }),
    },
    {
      title: 'MARCHERS',
      talentType: 'background',
      ages: [16, 80],
      count: 400,
      description: 'Four hundred, over eleven days. Period hair, own blisters.',
      pay: paid(138, 'day'),
      call: open(8, 33, { applicants: 36 }),
    },
    {
      title: 'CONSTABLES',
      talentType: 'featured-background',
      ages: [25, 50],
      count: 20,
      description: 'Twenty who can form a line and look as if they would rather not.',
      pay: paid(160, 'day'),
      call: unpublished('draft', 33),
    },
  ],
};
