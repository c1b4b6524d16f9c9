import { ended, open, type ProductionPlan, paid } from './plan.ts';

export const myAccountantTheHeir: ProductionPlan = {
  key: 'my-accountant-the-heir',
  title: 'MY ACCOUNTANT, THE HEIR',
  typeId: 'vertical-series',
  status: 'casting',
  company: 'red-fork',
  begunDaysAgo: 21,
  synopsis: 'Her tax man owns the bank. Sixty episodes of ninety seconds; shoots in Birmingham.',
  sessions: {
    kind: 'self_tape',
    place: null,
    instructions: 'Portrait, chest up. The receipt scene. Big, then half of that.',
  },
  roles: [
    {
      title: 'CLEMENTINE HART',
      talentType: 'lead',
      ages: [25, 34],
      gender: 'f',
      description: 'Florist, three years behind on her books. Proud, broke, quick.',
      pay: paid(450, 'day'),
      call: open(4, 5, {
        applicants: 21,
        known: [
          {
            who: 'mara-okonjo-lyle',
            isByAgent: false,
            status: 'submitted',
            note: 'Happy to tape this week. I have never once kept a receipt.',
          },
          { who: 'beatriz-salgueiro', status: 'shortlisted' },
        ],
      }),
    },
    {
      title: 'JULIAN VANE',
      talentType: 'lead',
      ages: [26, 36],
      gender: 'm',
      description: 'Accountant. Also the heir. Lies only by omission and pocket square.',
      pay: paid(450, 'day'),
      call: open(4, 5, {
        applicants: 16,
        known: [{ who: 'jun-seo-pak', status: 'shortlisted' }],
      }),
    },
    {
      title: 'OCTAVIA VANE',
      talentType: 'supporting',
      ages: [55, 70],
      gender: 'f',
      description: 'His mother. Enters every scene on a line.',
      pay: paid(380, 'day'),
      call: open(4, 12, { applicants: 10 }),
    },
    {
      title: 'THE RIVAL FLORIST',
      talentType: 'day-player',
      ages: [25, 45],
      description: 'Peonies as a weapon. Any gender.',
      pay: paid(320, 'day'),
      call: ended('closed', 18, 3, { applicants: 12 }),
    },
  ],
};
