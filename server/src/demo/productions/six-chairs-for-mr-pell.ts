import { ended, open, type ProductionPlan, paid } from './plan.ts';
import { asks, sounds, work } from './role-details.ts';

export const sixChairsForMrPell: ProductionPlan = {
  key: 'six-chairs-for-mr-pell',
  title: 'SIX CHAIRS FOR MR PELL',
  typeId: 'play',
  status: 'casting',
  company: 'marlow-quist',
  begunDaysAgo: 52,
  synopsis: 'A residents’ committee interviews its own blackmailer.',
  facts: {
    companyName: 'Vantry Theatre',
    director: 'Orsolya Thirkell',
    castingDirector: 'Étienne Quist',
    unionStatus: 'union',
    contractId: 'equity-subsidised',
    dates: [
      { label: 'first_rehearsal', inDays: 40, untilDays: 66 },
      { label: 'tech', inDays: 67, untilDays: 69 },
      { label: 'previews', inDays: 70, untilDays: 75 },
      { label: 'opening', inDays: 76 },
      { label: 'closing', inDays: 117 },
    ],
    locations: ['Vantry Theatre, London', 'Bellrope Lane rehearsal rooms'],
  },
  sessions: {
    kind: 'in_person',
    place: 'Marlow & Quist, 3 Bellrope Lane, London WC2',
    instructions: 'Please read the whole play. We will do the minutes of the second meeting.',
  },
  everyRole: {
    countryId: 'gb',
    city: 'London',
    unionStatus: 'union',
    unionIds: ['equity-uk'],
    work: [work(40, 75, 'Rehearsals, tech and previews'), work(76, 117, 'Performances')],
    requestedMedia: ['headshot'],
  },
  roles: [
    {
      title: 'MR PELL',
      talentType: 'lead',
      ages: [58, 72],
      gender: 'm',
      description:
        'Immaculate, courteous, perfectly willing to ruin you. Never raises his voice or sits first.',
      pay: paid(760, 'week'),
      details: { accents: [sounds('rp')] },
      call: open(33, 8, {
        applicants: 7,
        visibility: 'verified_agencies',
        known: [{ who: 'desmond-achterberg', status: 'callback', answer: 'pending' }],
      }),
    },
    {
      title: 'MISS ODUYA',
      talentType: 'supporting-lead',
      ages: [30, 42],
      gender: 'f',
      description: 'Secretary to the committee. Takes the minutes; has been editing them.',
      pay: paid(720, 'week'),
      details: {
        questions: [
          asks(
            'Have you read the play?',
            'Twice, once aloud to the neighbours.',
            'Saw the reading at Corder Street.',
            'First act on the bus, second tonight.',
          ),
        ],
      },
      call: open(15, 8, {
        applicants: 21,
        before: {
          changedDaysAgo: 1,
          pay: paid(680, 'week'),
          work: [work(47, 82, 'Rehearsals, tech and previews'), work(83, 117, 'Performances')],
        },
        known: [
          {
            who: 'mara-okonjo-lyle',
            isByAgent: false,
            status: 'shortlisted',
            isToConfirm: true,
            when: [9, 4],
            note: 'I have loved this play since the reading at Corder Street.',
          },
        ],
      }),
    },
    {
      title: 'COLONEL BASSETT',
      talentType: 'supporting',
      ages: [62, 78],
      gender: 'm',
      description: 'Chair by seniority. Was never a colonel.',
      pay: paid(680, 'week'),
      call: ended('filled', 40, 9, {
        applicants: 8,
        known: [{ who: 'ambrose-thackeray-oduya', status: 'booked', answer: 'attended' }],
      }),
    },
    {
      title: 'YOUNG MRS TRENT',
      talentType: 'supporting',
      ages: [24, 34],
      gender: 'f',
      description: 'Flat six. Newest, politest, and the one with something worth paying for.',
      pay: paid(680, 'week'),
      call: open(15, 8, { applicants: 22 }),
    },
    {
      title: 'THE CARETAKER',
      talentType: 'supporting',
      ages: [45, 66],
      description: 'Has all the keys and no chair. Any gender. Covers Mr Pell or Miss Oduya.',
      pay: paid(640, 'week'),
      details: { covers: ['MR PELL', 'MISS ODUYA'] },
      call: open(8, 12, { applicants: 14 }),
    },
  ],
};
