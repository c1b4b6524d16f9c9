import { ended, open, type ProductionPlan, paid } from './plan.ts';

export const lanternsAtLowWater: ProductionPlan = {
  key: 'lanterns-at-low-water',
  title: 'LANTERNS AT LOW WATER',
  typeId: 'feature-film',
  status: 'casting',
  company: 'farrell-voss',
  begunDaysAgo: 60,
  synopsis: 'Estranged sisters work their father’s oyster beds one last season.',
  sessions: {
    kind: 'in_person',
    place: 'Farrell Voss Casting, 9 Quill Court, London E1',
    instructions: 'Scene 14 and the letter. Flat shoes; we will ask you to walk on shingle.',
  },
  roles: [
    {
      title: 'NESSA',
      talentType: 'lead',
      ages: [29, 37],
      gender: 'f',
      description:
        'Younger sister, 29–37. Left for the city and sends money instead of letters. Good with her hands, bad with thanks. Cold-water work; confident swimmer.',
      pay: paid(3600, 'week'),
      call: open(28, 4, {
        applicants: 26,
        known: [
          {
            who: 'mara-okonjo-lyle',
            isByAgent: false,
            status: 'callback',
            answer: 'pending',
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
          { who: 'isla-drummond-kaur', status: 'callback', answer: 'accepted' },
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
      call: open(12, 9, {
        applicants: 15,
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
      call: ended('filled', 50, 12, {
        applicants: 11,
        known: [{ who: 'malachy-quinn', status: 'booked', answer: 'attended' }],
      }),
    },
  ],
};
