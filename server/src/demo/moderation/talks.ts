import { dale } from '../messaging/people.ts';
import { DAYS, HOURS, type Talk } from '../messaging/talk.ts';

export const GORDON = 'gordon-slee';

/** What people wrote that others reported. Without a talent: nobody else has it in their inbox. */
export const REPORTED_TALKS: readonly Talk[] = [
  {
    key: 'bright-star-hester',
    between: [dale, 'hester-grange'],
    from: 26 * HOURS,
    to: 21 * HOURS,
    lines: [
      [dale, 'Hello, I saw Ottilie’s pictures. We are looking for fresh young faces.'],
      ['hester-grange', 'For which production, please? Her agent usually writes to me first.'],
      [
        dale,
        'A quick shoot at my flat on Saturday. Children are freer without a parent in the room, so best just drop her off.',
      ],
      ['hester-grange', 'No. She goes nowhere without me, and I have reported this.'],
    ],
  },
  {
    key: 'slee-junia',
    between: [GORDON, 'junia-feld'],
    from: 13 * DAYS,
    to: 12 * DAYS,
    lines: [
      [GORDON, 'Junia! Slee Management. I can put you in front of three studios by Friday.'],
      ['junia-feld', 'I have an agent, thank you.'],
      [GORDON, 'Agents wait. I act. My desk fee is £250, payable today, and you are on the list.'],
      ['junia-feld', 'That is not how any of this works.'],
      [GORDON, 'Pretty girls who say no to me stop working. Think about it.', { isDeleted: true }],
    ],
  },
  {
    key: 'slee-desmond',
    between: [GORDON, 'desmond-achterberg'],
    from: 12 * DAYS,
    to: 12 * DAYS,
    lines: [
      [
        GORDON,
        'Dear Performer, your face was selected. Reply YES to be seen by 400 casting directors.',
      ],
    ],
  },
];
