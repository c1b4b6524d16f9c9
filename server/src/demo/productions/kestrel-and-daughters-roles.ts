import { open, paid, type RolePlan } from './plan.ts';
import { plus, question, skill } from './role-details.ts';

export const kestrelAndDaughtersRoles: readonly RolePlan[] = [
  {
    title: 'IVY',
    talentType: 'lead',
    ages: [50, 59],
    gender: 'f',
    description:
      'Woman, 50s. Mezzo, G3–D5 belt. Holds the shop up with one steady hand; it has begun to shake.',
    pay: paid(1350, 'week'),
    details: {
      voiceTypeId: 'mezzo-soprano',
      vocalRange: 'G3–D5 belt',
      skills: [skill('belting'), skill('musical-theatre-singing')],
    },
    call: open(20, 13, {
      applicants: 18,
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
    details: {
      voiceTypeId: 'soprano',
      vocalRange: 'Soprano or mix to F5',
      skills: [skill('fiddle', 'highly_skilled')],
      tape: {
        instructions: 'Thirty seconds of fiddle, then the second verse of ‘Half a Letter’.',
        frame: 'full',
        maxMinutes: 3,
        dueInDays: 10,
      },
      questions: [
        question(
          'How long have you played the fiddle?',
          'Since I was five; sessions every Thursday.',
          'Violin for twelve years, fiddle for two.',
          'Long enough to have opinions about rosin.',
          'I would learn it for this.',
        ),
      ],
    },
    call: open(20, 13, {
      applicants: 24,
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
    details: {
      voiceTypeId: 'mezzo-soprano',
      vocalRange: 'G3–D5',
      skills: [skill('harmony-singing', 'highly_skilled'), plus('accordion')],
      covers: ['IVY'],
    },
    call: open(20, 13, {
      applicants: 17,
      known: [{ who: 'joanna-kett', status: 'offered', answer: 'attended' }],
    }),
  },
  {
    title: 'MR LOMAX',
    talentType: 'supporting',
    ages: [44, 60],
    gender: 'm',
    description: 'Buys shops and keeps the signs. Baritone; charming until the second act.',
    pay: paid(1050, 'week'),
    details: { voiceTypeId: 'baritone', vocalRange: 'A2–E4', skills: [plus('harmony-singing')] },
    call: open(9, 17, { applicants: 13 }),
  },
  {
    title: 'SWING / DANCE CAPTAIN',
    talentType: 'swing',
    ages: [22, 38],
    description: 'Any gender. Covers five tracks, keeps the book, remembers whose hat is whose.',
    pay: paid(940, 'week'),
    details: {
      skills: [skill('harmony-singing'), plus('tap-dance')],
      covers: ['WREN', 'ENSEMBLE / FIRST COVER IVY'],
    },
    call: open(9, 17, {
      applicants: 18,
      known: [{ who: 'sorrel-quay', status: 'shortlisted', isByAgent: true }],
    }),
  },
];
