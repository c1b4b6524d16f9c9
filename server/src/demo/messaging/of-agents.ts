import {
  beatrix,
  constance,
  etienne,
  imogen,
  mara,
  noor,
  per,
  tobias,
  wilhelmina,
} from './people.ts';
import { DAYS, HOURS, type Talk } from './talk.ts';

/** Agents with their talents, with those who cast, and among themselves. */
export const OF_AGENTS: readonly Talk[] = [
  {
    key: 'imogen-tobias',
    between: [imogen, tobias],
    from: 11 * DAYS,
    to: 3 * HOURS,
    lines: [
      [
        imogen,
        'Tobias, I am looking for a woman of fifty who can be frightening with a teaspoon. Ideas?',
      ],
      [tobias, 'Three, and one of them scares me. Submissions tonight.'],
      [imogen, 'Agency fee stays at 15% on this one, the producer asked me to say it twice.'],
      [tobias, 'Heard twice. Per diem and travel as usual?'],
      [imogen, 'As usual. Travel is reimbursed within the month.'],
      [tobias, 'Then all is well with the world.'],
    ],
  },
  {
    key: 'imogen-constance',
    production: 'weighbridge-nine',
    between: [imogen, constance],
    from: 6 * DAYS,
    to: 28 * HOURS,
    lines: [
      [imogen, 'Thank you for five Rhonas, Constance. I could cast a whole police station.'],
      [constance, 'And all up on one morning. I would hate to be in that waiting room.'],
      [imogen, 'I will space them out so that nobody meets.'],
      [constance, 'They share a dressing room in Dundee, they will have compared notes by now.'],
      [imogen, 'Naturally.'],
    ],
  },
  {
    key: 'imogen-wilhelmina',
    production: 'brindlow-oats',
    between: [imogen, wilhelmina],
    from: 8 * DAYS,
    to: 5 * DAYS,
    lines: [
      [imogen, 'Is Beryl free of conflicts for the oats? The client asks, in capital letters.'],
      [wilhelmina, 'She has tea until next winter. Do oats count as tea?'],
      [imogen, 'I asked the client’s lawyer. Oats do not count as tea.'],
      [wilhelmina, 'I would like that framed.'],
    ],
  },
  {
    key: 'etienne-tobias',
    between: [etienne, tobias],
    from: 15 * DAYS,
    to: 13 * DAYS,
    lines: [
      [etienne, 'Lunch? I owe you one for Desmond.'],
      [
        tobias,
        'You owe me three, but let us begin with one. Thursday, the place with the terrible music.',
      ],
      [etienne, 'The music is my cousin.'],
      [tobias, 'The place with the interesting music.'],
    ],
  },
  {
    key: 'tobias-teodor',
    between: [tobias, 'teodor-brasko'],
    from: 21 * DAYS,
    to: 44 * HOURS,
    lines: [
      ['teodor-brasko', 'New reel is cut: https://vimeo.example/teodor-brasko/reel'],
      [
        tobias,
        'Watched it twice. The boat scene goes first, please. People decide in eight seconds.',
      ],
      ['teodor-brasko', 'Moved. Now it begins with me being wet.'],
      [tobias, 'As it should.'],
      ['teodor-brasko', 'Tam wants me to be wet as well. I see a pattern.'],
    ],
    unread: { [tobias]: 1 },
  },
  {
    key: 'tobias-priya',
    between: [tobias, 'priya-vellanki-shaw'],
    from: 9 * DAYS,
    to: 6 * DAYS,
    lines: [
      ['priya-vellanki-shaw', 'Honest question: should I say yes to the soap?'],
      [
        tobias,
        'Honest answer, in two parts:\n\n1. Six months of steady money, and you learn to hit a mark in your sleep.\n2. You would miss the whole pilot season.\n\nI would say no. But I do not pay your rent.',
      ],
      ['priya-vellanki-shaw', 'I slept on it. It is no.'],
      [tobias, 'Then I ring them. Proud of you.'],
    ],
  },
  {
    key: 'tobias-desmond',
    between: [tobias, 'desmond-achterberg'],
    from: 4 * DAYS,
    to: 3 * DAYS,
    lines: [
      ['desmond-achterberg', 'I am told that one can write here instead of telephoning.'],
      [tobias, 'One can, and you just did!'],
      ['desmond-achterberg', 'I do not care for it. Please ring me. Not before ten.'],
    ],
  },
  {
    key: 'tobias-junia',
    between: [tobias, 'junia-feld'],
    from: 7 * DAYS,
    to: 27 * HOURS,
    lines: [
      [tobias, 'Plume: it is you and one other. Keep your voice warm and your Wednesday clear.'],
      ['junia-feld', 'Gargling as we speak 🫧'],
      [tobias, 'You do not need to write while gargling.'],
    ],
  },
  {
    key: 'tobias-hester',
    between: [tobias, 'hester-grange'],
    from: 6 * DAYS,
    to: 2 * DAYS,
    lines: [
      ['hester-grange', 'Does Ottilie need a licence for a voice job, too?'],
      [
        tobias,
        'Yes, for any paid day in school time. I have the form; you only need the school’s stamp.',
      ],
      ['hester-grange', 'The head teacher asks for an autograph in return.'],
      [tobias, 'Hers or mine?'],
      ['hester-grange', 'The hamster’s.'],
    ],
  },
  {
    key: 'noor-callum',
    between: [noor, 'callum-strake'],
    from: 5 * DAYS,
    to: 30 * HOURS,
    lines: [
      [noor, 'Dialect coach on Tuesday at five, for the Glasgow tapes.'],
      ['callum-strake', 'Am I that bad?'],
      [noor, 'You are very good at Edinburgh.'],
    ],
    unread: { 'callum-strake': 1 },
  },
  {
    key: 'constance-morag',
    between: [constance, 'morag-ferrie-sato'],
    from: 3 * DAYS,
    to: 40 * HOURS,
    lines: [
      [constance, 'Pencil released. Rhona is first choice now, whatever else rings.'],
      ['morag-ferrie-sato', 'Nothing else is ringing, but I like how you said it.'],
    ],
  },
  {
    key: 'tobias-noor',
    between: [tobias, noor],
    from: 4 * DAYS,
    to: 2 * HOURS,
    lines: [
      [
        noor,
        'Joanna’s offer: two performances a month guaranteed, weekly rate fine, holiday pay missing.',
      ],
      [tobias, 'Ask for it, they forgot. And get the cover in the billing.'],
      [noor, 'Asked. Also Chidinma got a message from those test-shoot people.'],
      [tobias, 'Reported ours as well. Answer them once, politely, and never again.'],
      [noor, 'Did it. Politely-ish.'],
    ],
    unread: { [tobias]: 1 },
  },
  {
    key: 'tobias-beatrix',
    between: [tobias, beatrix],
    from: 10 * DAYS,
    to: 3 * DAYS,
    lines: [
      [beatrix, 'Winifred has nobody assigned. Mine or Silas’s?'],
      [tobias, 'Yours, if you have a quiet month.'],
      [beatrix, 'I have not had one since the nineties. Mine.'],
    ],
  },
  {
    key: 'tobias-per',
    between: [tobias, per],
    from: 8 * DAYS,
    to: 6 * DAYS,
    lines: [
      [per, 'Junia for Plume: film side or voice side, who of us answers?'],
      [tobias, 'It is animation, so it is yours. I only keep her Wednesdays free.'],
      [per, 'Generous with Wednesdays, as ever.'],
    ],
  },
  {
    key: 'mara-photos',
    between: [tobias, mara],
    role: 'six-chairs-for-mr-pell/miss-oduya',
    from: 10 * DAYS,
    to: 9 * DAYS,
    lines: [
      [tobias, 'For Miss Oduya I sent the photo with the umbrella.'],
      [mara, 'The one where I look like I know something?'],
      [tobias, 'That one. You do know something.'],
    ],
  },
];
