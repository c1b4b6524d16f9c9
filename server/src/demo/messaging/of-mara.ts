import { ada, dale, etienne, imogen, loretta, mara, tobias } from './people.ts';
import { DAYS, HOURS, type Talk } from './talk.ts';

/** What a talent with a busy year finds in her inbox. */
export const OF_MARA: readonly Talk[] = [
  {
    key: 'nessa',
    role: 'lanterns-at-low-water/nessa',
    between: [imogen, mara],
    talent: mara,
    from: 3 * DAYS,
    to: 95,
    lines: [
      [imogen, 'Mara, the director would like to see you again for Nessa.'],
      [mara, 'That has made my week. Thank you! Same scene?'],
      [tobias, 'Lovely news. She is free all week but Thursday morning.'],
      [imogen, 'Scene 14 again, and the letter. The invitation is on your board.'],
      [imogen, 'One more thing: can you bring the boots from the first session?'],
    ],
    unread: { [mara]: 1, [tobias]: 1 },
  },
  {
    key: 'dr-locke',
    role: 'small-hours-at-tansy-road/dr-amina-locke',
    between: [imogen, mara],
    talent: mara,
    from: 30,
    to: 30,
    lines: [
      [
        imogen,
        'Did you see the invitation for Dr Locke? You did not apply, but I keep hearing your voice.',
      ],
    ],
    unread: { [mara]: 1, [tobias]: 1 },
  },
  {
    key: 'hannah-audition',
    role: 'the-tenpenny-march/hannah-creel',
    between: [imogen, mara],
    talent: mara,
    from: 8 * DAYS,
    to: 4 * DAYS,
    lines: [
      [
        imogen,
        'Hannah, then. Maud wants to hear the road in her voice: Lancashire, but tired.\n\nSides are up:\n– scene 3 (the kitchen)\n– scene 21 (the bridge)\n\nNo need to learn 21, just know where it goes.',
      ],
      [mara, 'Reading it on the bus and have already missed my stop 😅'],
      [mara, 'Is the song in scene 21 sung or spoken?'],
      [imogen, 'Sung, badly. She has walked for nine days.', { was: 'Sung, badly.' }],
      [mara, 'I can do badly.'],
      [tobias, 'For the record, she can also do well. Accent sample is on her profile.'],
    ],
  },
  {
    key: 'miss-oduya',
    role: 'six-chairs-for-mr-pell/miss-oduya',
    between: [etienne, mara],
    talent: mara,
    from: 9 * DAYS,
    to: 2 * DAYS,
    lines: [
      [
        etienne,
        'You are on a short list of four for Miss Oduya, and I wanted you to hear it from a person.',
      ],
      [mara, 'Thank you, Étienne. That is kind, and I will be unbearable at dinner.'],
      [etienne, 'Orsolya will come to London in two weeks. Would a Friday work?'],
      [tobias, 'Fridays are good except the last one of the month: she moves house.'],
      [etienne, 'Noted. It will be the second Friday, in the upstairs room at Marlow & Quist.'],
      [mara, 'I know it. The one with the chair that falls over.'],
      [etienne, 'We kept the chair.'],
    ],
  },
  {
    key: 'clementine',
    role: 'my-accountant-the-heir/clementine-hart',
    between: [loretta, mara],
    talent: mara,
    from: 5 * DAYS,
    to: 3 * DAYS,
    lines: [
      [
        mara,
        'Hello Loretta, one question before the deadline: is Clementine meant to be American from birth?',
      ],
      [
        loretta,
        'Born in Leeds, raised in Ohio, and she drops back into Leeds when she is cross. 🇬🇧➡️🇺🇸',
      ],
      [mara, 'She and I will get along. Tape tomorrow.'],
    ],
  },
  {
    key: 'bright-star-mara',
    production: 'faces-of-tomorrow',
    between: [dale, mara],
    talent: mara,
    from: 6 * DAYS,
    to: 6 * DAYS - 7 * HOURS,
    lines: [
      [
        dale,
        'Hi beautiful! Loved your profile, you are exactly what our brands are looking for 🌟',
      ],
      [
        dale,
        'We can fast-track you. The test shoot costs £180 and you get 20 retouched pictures. To secure your place please pay in advance.',
      ],
      [mara, 'I do not pay to work. My agent is reading this, too.'],
      [tobias, 'He is. Please do not write to my clients about fees. This has been reported.'],
    ],
  },
  {
    key: 'hannah',
    role: 'the-tenpenny-march/hannah-creel',
    between: [tobias, mara],
    from: 6 * DAYS,
    to: 6 * DAYS - 8,
    lines: [
      [tobias, 'Put you up for Hannah Creel. Two hundred miles in your mother’s boots.'],
      [mara, 'My mother is a size four. But yes.'],
    ],
  },
  {
    key: 'staff-mara',
    between: [ada, mara],
    from: 5 * DAYS,
    to: 5 * DAYS - 3 * HOURS,
    lines: [
      [
        ada,
        'Hello Mara, Ada from Callboard. Thank you for reporting the message from Bright Star Faces.',
      ],
      [
        ada,
        'No casting, no agency and no production may ask you for money. You were right not to answer it any further.',
      ],
      [mara, 'Thank you for being quick. A friend of mine nearly paid.'],
      [ada, 'Tell her to write to me. It stays between us.'],
    ],
  },
];
