import { ada, bram, dale, delphine, imogen, per, rosalind, tobias } from './people.ts';
import { DAYS, HOURS, type Talk } from './talk.ts';

/** Colleagues of a casting, and Callboard's own staff. */
export const OF_COLLEAGUES: readonly Talk[] = [
  {
    key: 'jodie',
    production: 'weighbridge-nine',
    between: [imogen, rosalind],
    from: 5 * DAYS,
    to: 5 * DAYS - 12,
    lines: [
      [rosalind, 'Tamsin or Ffion for Jodie? I cannot choose and I have tried.'],
      [imogen, 'Let us see both once more, with Rhona in the room.'],
      [rosalind, 'Done.'],
    ],
  },
  {
    key: 'march-plan',
    production: 'the-tenpenny-march',
    between: [imogen, rosalind],
    from: 4 * DAYS,
    to: 10 * HOURS,
    lines: [
      [rosalind, 'Forty-six marchers on the board, and Maud wants to meet “a few”.'],
      [imogen, 'How many is a few?'],
      [rosalind, 'She said “all of them, but quickly”.'],
      [
        imogen,
        'Groups of eight, ten minutes, nobody sings twice. Could you lay it out for Saturday?',
      ],
      [rosalind, 'Laid out. Sandwiches ordered: https://sandwiches.example/order/4711'],
      [imogen, 'You are a wonder. No egg.'],
    ],
  },
  {
    key: 'oats-desk',
    production: 'brindlow-oats',
    between: [imogen, bram],
    from: 27 * HOURS,
    to: 8 * HOURS,
    lines: [
      [bram, 'The client would like to see more posties. They say the posties are “too postal”.'],
      [imogen, 'Send them Ned with the moustache.'],
      [bram, 'That is what I was hoping you would say 📬'],
    ],
  },
  {
    key: 'lanterns-desk',
    production: 'lanterns-at-low-water',
    between: [imogen, delphine],
    from: 3 * DAYS,
    to: 30 * HOURS,
    lines: [
      [delphine, 'Sides for Nessa’s recall are printed, the letter in two languages.'],
      [imogen, 'Thank you. And the boots?'],
      [delphine, 'I have a spare pair in five sizes. Mara’s own are better, though.'],
      [imogen, 'I will ask her.'],
    ],
  },
  {
    key: 'scam-question',
    between: [ada, 'chidinma-eze'],
    from: 12 * DAYS,
    to: 3 * HOURS,
    lines: [
      [ada, 'Welcome, Chidinma. If anything here looks odd to you, write to me.'],
      [
        'chidinma-eze',
        'Someone from Bright Star Faces rang me and wants £180 for a test shoot. Is that normal?',
      ],
    ],
    unread: { [ada]: 1 },
  },
  {
    key: 'welcome-halyard',
    between: [ada, per],
    from: 2 * DAYS - 30,
    to: 2 * DAYS - 90,
    lines: [
      [ada, 'Thank you for your request, Per. We are on it.'],
      [per, 'How long does it usually take?'],
      [ada, 'Two working days. You will get a notice here either way.'],
    ],
  },
  {
    key: 'staff-imogen',
    between: [ada, imogen],
    from: 30 * DAYS,
    to: 29 * DAYS,
    lines: [
      [ada, 'Hello Imogen, your company is verified. Your calls now open at once.'],
      [imogen, 'Splendid. Is there a way to write to all of one role’s applicants?'],
      [ada, 'Not by message, on purpose. The tray answers them all, kindly and at once.'],
      [imogen, 'Kindly and at once is all I ask.'],
    ],
  },
  {
    key: 'staff-dale',
    between: [ada, dale],
    from: 2 * DAYS,
    to: 5 * HOURS,
    lines: [
      [
        ada,
        'Hello Dale. Your call “Faces of Tomorrow” is in review: whom do you cast for, and who pays the talent?',
      ],
      [dale, 'Many brands, they change all the time. Can you approve it today?'],
      [
        ada,
        'Not without a client’s name and a fee. And asking talents to pay for a shoot is against our rules.',
      ],
    ],
    unread: { [dale]: 1 },
  },
  {
    key: 'staff-tobias',
    between: [ada, tobias],
    from: 6 * DAYS - 8 * HOURS,
    to: 5 * DAYS + 2 * HOURS,
    lines: [
      [tobias, 'Ada, Bright Star Faces again, this time to Mara. I have reported it.'],
      [ada, 'Seen, thank you. It is at the top of my list.'],
      [tobias, 'You are quicker than the police and nicer than the bank.'],
    ],
  },
];
