import { ended, open, type ProductionPlan, paid } from './plan.ts';

export const sixChairsForMrPell: ProductionPlan = {
  key: 'six-chairs-for-mr-pell',
  title: 'SIX CHAIRS FOR MR PELL',
  typeId: 'play',
  status: 'casting',
  company: 'marlow-quist',
  begunDaysAgo: 52,
  synopsis: 'A residents’ committee interviews its own blackmailer.',
  sessions: {
    kind: 'in_person',
    place: 'Marlow & Quist, 3 Bellrope Lane, London WC2',
    instructions: 'Please read the whole play. We will do the minutes of the second meeting.',
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
      pay: paid(680, 'week'),
      call: open(15, 8, {
        applicants: 15,
        known: [
          {
            who: 'mara-okonjo-lyle',
            isByAgent: false,
            status: 'shortlisted',
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
      call: open(15, 8, { applicants: 17 }),
    },
  ],
};
