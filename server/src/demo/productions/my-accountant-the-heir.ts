import { ended, open, type ProductionPlan, paid } from './plan.ts';
import { plus, work } from './role-details.ts';

export const myAccountantTheHeir: ProductionPlan = {
  key: 'my-accountant-the-heir',
  title: 'MY ACCOUNTANT, THE HEIR',
  typeId: 'vertical-series',
  status: 'casting',
  company: 'red-fork',
  begunDaysAgo: 21,
  synopsis: 'Her tax man owns the bank. Sixty episodes of ninety seconds; shoots in Birmingham.',
  facts: {
    companyName: 'Red Fork Vertical',
    director: 'Tolliver Ames',
    castingDirector: 'Loretta Haskins',
    unionStatus: 'both',
    contractId: null,
    dates: [
      { label: 'fitting', inDays: 16 },
      { label: 'shoot', inDays: 19, untilDays: 28, note: 'Ten days, sixty episodes' },
    ],
    locations: ['Birmingham'],
  },
  sessions: {
    kind: 'self_tape',
    place: null,
    instructions: 'Portrait, chest up. The receipt scene. Big, then half of that.',
  },
  everyRole: {
    countryId: 'gb',
    city: 'Birmingham',
    unionStatus: 'both',
    work: [work(19, 28)],
    requestedMedia: ['headshot', 'showreel'],
    tape: {
      instructions: 'Portrait, chest up. The receipt scene. Big, then half of that.',
      frame: 'close',
      maxMinutes: 2,
      dueInDays: 7,
    },
  },
  roles: [
    {
      title: 'CLEMENTINE HART',
      talentType: 'lead',
      ages: [25, 34],
      gender: 'f',
      description: 'Florist, three years behind on her books. Proud, broke, quick.',
      pay: paid(450, 'day'),
      details: {
        skills: [plus('floristry')],
        contentFlags: ['intimacy'],
        contentNote: 'Two kisses, an intimacy coordinator for both.',
      },
      call: open(4, 5, {
        applicants: 26,
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
      details: {
        heightMinCm: 178,
        contentFlags: ['intimacy'],
        contentNote: 'Two kisses, an intimacy coordinator for both.',
      },
      call: open(4, 5, {
        applicants: 20,
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
      call: open(4, 12, { applicants: 13 }),
    },
    {
      title: 'THE BANK’S LAWYER',
      talentType: 'supporting',
      ages: [32, 50],
      description: 'Any gender. Wins every scene by reading aloud.',
      pay: paid(360, 'day'),
      call: open(3, 12, { applicants: 14 }),
    },
    {
      title: 'THE RIVAL FLORIST',
      talentType: 'day-player',
      ages: [25, 45],
      description: 'Peonies as a weapon. Any gender.',
      pay: paid(320, 'day'),
      details: { work: [work(24, 25)] },
      call: ended('closed', 18, 3, { applicants: 14 }),
    },
  ],
};
