import { ended, open, paid, type RolePlan } from './plan.ts';
import { asks, plus, question, skill, work } from './role-details.ts';

export const lanternsAtLowWaterRoles: readonly RolePlan[] = [
  {
    title: 'NESSA',
    talentType: 'lead',
    ages: [29, 37],
    gender: 'f',
    description:
      'Younger sister, 29–37. Left for the city and sends money instead of letters. Good with her hands, bad with thanks. Cold-water work; confident swimmer.',
    pay: paid(3600, 'week'),
    details: {
      skills: [skill('swimming', 'intermediate'), plus('rowing')],
      contentNote: 'Standing in cold water, wetsuits under costume, safety diver on every day.',
      questions: [
        question(
          'How are you in cold water?',
          'I swim in the sea from April.',
          'Confident, not fast.',
          'Better than on stage, some would say.',
          'I would train for it.',
        ),
        asks('Have you worked on or near boats?', 'A summer on a ferry.', 'No, but I row.'),
      ],
    },
    call: open(28, 4, {
      applicants: 38,
      unsent: 7,
      known: [
        {
          who: 'mara-okonjo-lyle',
          isByAgent: false,
          status: 'callback',
          answer: 'pending',
          when: [20, 2],
          note: 'I grew up two streets from a fish market and I am not afraid of cold water.',
        },
        { who: 'priya-vellanki-shaw', status: 'shortlisted' },
        { who: 'josephine-tsosie', status: 'audition', answer: 'declined' },
      ],
    }),
  },
  {
    title: 'AGNES',
    talentType: 'lead',
    ages: [38, 46],
    gender: 'f',
    description:
      'Elder sister, 38–46. Never left. Runs the beds, the accounts and the silence at supper.',
    pay: paid(3600, 'week'),
    call: open(28, 4, {
      applicants: 10,
      visibility: 'verified_agencies',
      known: [
        { who: 'isla-drummond-kaur', status: 'offered', answer: 'attended' },
        { who: 'honor-castellane', status: 'viewed' },
      ],
    }),
  },
  {
    title: 'TAM',
    talentType: 'supporting',
    ages: [33, 44],
    gender: 'm',
    description:
      'Deckhand, 33–44. Owed three months’ wages and in love with one of them; will not say which.',
    pay: paid(2400, 'week'),
    details: { skills: [plus('powerboat-handling')], work: [work(47, 74)] },
    call: open(12, 9, {
      applicants: 21,
      known: [{ who: 'teodor-brasko', status: 'audition', answer: 'pending' }],
    }),
  },
  {
    title: 'FATHER',
    talentType: 'supporting',
    ages: [60, 75],
    gender: 'm',
    description: 'Sixty to seventy-five. Speaks little, listens at doors, knows the tides.',
    pay: paid(2400, 'week'),
    details: { work: [work(47, 62)] },
    call: ended('filled', 50, 12, {
      applicants: 11,
      known: [{ who: 'malachy-quinn', status: 'booked', answer: 'attended' }],
    }),
  },
  {
    title: 'THE BUYER',
    talentType: 'day-player',
    ages: [40, 62],
    description: 'One scene, one handshake. Any gender. Knows the price before the boat is in.',
    pay: paid(650, 'day'),
    details: { work: [work(56, 57)] },
    // Its deadline has passed and nobody has ended it yet.
    call: open(19, -1, { applicants: 16 }),
  },
];
