import { open, type ProductionPlan, paid } from './plan.ts';

export const kestrelAndDaughters: ProductionPlan = {
  key: 'kestrel-and-daughters',
  title: 'KESTREL & DAUGHTERS',
  typeId: 'musical',
  status: 'casting',
  company: 'farrell-voss',
  begunDaysAgo: 38,
  synopsis: 'Signwriters’ final week before the shop is sold. Eight shows a week.',
  sessions: {
    kind: 'in_person',
    place: 'Rehearsal Room 4, Tallow Hall, London SE1',
    instructions: 'Sixteen bars of your own and the duet from the pack. Pianist provided.',
  },
  roles: [
    {
      title: 'IVY',
      talentType: 'lead',
      ages: [50, 59],
      gender: 'f',
      description:
        'Woman, 50s. Mezzo, G3–D5 belt. Holds the shop up with one steady hand; it has begun to shake.',
      pay: paid(1350, 'week'),
      call: open(20, 13, {
        applicants: 16,
        known: [
          { who: 'honor-castellane', status: 'callback', answer: 'accepted' },
          { who: 'rosheen-tully', status: 'callback', answer: 'pending' },
          { who: 'gloria-mbatha-pike', status: 'audition', answer: 'attended' },
        ],
      }),
    },
    {
      title: 'WREN',
      talentType: 'lead',
      ages: [20, 27],
      gender: 'f',
      description:
        'Woman, 20–27. Soprano or mix to F5; plays fiddle to performance standard. Came home to say no.',
      pay: paid(1350, 'week'),
      call: open(20, 13, {
        applicants: 18,
        known: [
          { who: 'thu-ha-nguyen', status: 'callback', answer: 'pending' },
          { who: 'emmeline-otway', status: 'audition', answer: 'accepted' },
          { who: 'zoe-lindqvist', status: 'shortlisted' },
        ],
      }),
    },
    {
      title: 'ENSEMBLE / FIRST COVER IVY',
      talentType: 'ensemble',
      ages: [38, 52],
      gender: 'f',
      description:
        'Woman, 38–52. Strong harmony, moves well, comic customers. Accordion a plus. Covers Ivy.',
      pay: paid(890, 'week'),
      call: open(20, 13, {
        applicants: 14,
        known: [{ who: 'joanna-kett', status: 'audition', answer: 'accepted' }],
      }),
    },
  ],
};
