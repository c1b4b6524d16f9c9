import { bram, dale, etienne, loretta, noor, silas, tobias } from './people.ts';
import { DAYS, HOURS, type Talk } from './talk.ts';

/** Other casting directors, and somebody who is none. */
export const OF_OTHERS: readonly Talk[] = [
  {
    key: 'bright-star-chidinma',
    production: 'faces-of-tomorrow',
    between: [dale, 'chidinma-eze'],
    talent: 'chidinma-eze',
    from: 9 * HOURS,
    to: 4 * HOURS,
    lines: [
      [dale, 'Hi Chidinma, big brand, big money 💰 You would be perfect.'],
      ['chidinma-eze', 'Which brand? And what does the job pay?'],
      [dale, 'Cannot say here, add me on WhatsApp and I send you everything.'],
      [
        dale,
        'You only need to cover the cost of the test shoot, it is £180 and refundable after your first job.',
      ],
      [
        noor,
        'This is Chidinma’s agent. We do not pay for test shoots, and we talk here or not at all.',
      ],
    ],
    unread: { [dale]: 1 },
  },
  {
    key: 'mr-pell',
    role: 'six-chairs-for-mr-pell/mr-pell',
    between: [etienne, 'desmond-achterberg'],
    talent: 'desmond-achterberg',
    from: 3 * DAYS,
    to: 16 * HOURS,
    lines: [
      [etienne, 'Desmond, it is between you and one other gentleman of whom I shall say nothing.'],
      ['desmond-achterberg', 'Is he taller?'],
      [etienne, 'He is.'],
      ['desmond-achterberg', 'They always are.'],
      [tobias, 'Desmond is free for the whole run, and he is funnier than the taller one.'],
    ],
    unread: { 'desmond-achterberg': 1 },
  },
  {
    key: 'attic',
    role: 'the-mothwing-atlas/the-child-in-the-attic',
    between: [etienne, 'ottilie-grange'],
    talent: 'ottilie-grange',
    from: 5 * DAYS,
    to: 18 * HOURS,
    lines: [
      [etienne, 'Ines would like to hear Ottilie whisper. Could you record ten seconds of it?'],
      ['hester-grange', 'She says whispering is her best thing. It is not, but I will try.'],
      [tobias, 'School days are short for us: two hours each way is the limit.'],
      [
        etienne,
        'The booth is in Bath, forty minutes from you. Half days only, licence applied for.',
      ],
      [
        'hester-grange',
        'That works. The whisper is attached to her profile. There is also a hamster in it.',
      ],
    ],
    unread: { [tobias]: 1 },
  },
  {
    key: 'plume',
    role: 'the-mothwing-atlas/plume',
    between: [etienne, 'junia-feld'],
    talent: 'junia-feld',
    from: 4 * DAYS,
    to: 2 * DAYS,
    lines: [
      [etienne, 'Plume’s laugh in the second take: where did that come from?'],
      ['junia-feld', 'My aunt. She charges nothing but must never hear it.'],
      [etienne, 'We shall tell no one. Recall in the studio next week?'],
      [tobias, 'Any day but Wednesday.'],
    ],
  },
  {
    key: 'julian',
    role: 'my-accountant-the-heir/julian-vane',
    between: [loretta, 'jun-seo-pak'],
    talent: 'jun-seo-pak',
    from: 7 * DAYS,
    to: 5 * DAYS,
    lines: [
      [loretta, 'Jun-seo, you made the room laugh and then you made it stop. That is Julian.'],
      ['jun-seo-pak', 'Thank you! I did not know which of the two was asked for, so I did both.'],
      [silas, 'His visa runs to next spring; your dates fit with a month to spare.'],
    ],
  },
  {
    key: 'postie',
    role: 'brindlow-oats/postie',
    between: [bram, 'ned-pomfrey-adeyemi'],
    talent: 'ned-pomfrey-adeyemi',
    from: 28 * HOURS,
    to: 6 * HOURS,
    lines: [
      [bram, 'Ned, quick check before the agency sees the shortlist: any moustache at the moment?'],
      ['ned-pomfrey-adeyemi', 'A small one. It can go. It has had a good life.'],
      [bram, 'Please keep it until Friday, the client may fall in love.'],
      [tobias, 'Moustache on first refusal until Friday. 🥸'],
    ],
  },
  {
    key: 'marjorie',
    role: 'good-grief-marjorie-bell/marjorie-bell',
    between: [loretta, 'darlene-whitcomb'],
    talent: 'darlene-whitcomb',
    from: 6 * DAYS,
    to: 3 * DAYS,
    lines: [
      [loretta, 'Darlene, callback for Marjorie, and yes, on skates.'],
      ['darlene-whitcomb', 'I am sixty-one and I have not been on skates since Reagan.'],
      [loretta, 'There is a rail.'],
      ['darlene-whitcomb', 'Then there is hope.'],
    ],
  },
];
