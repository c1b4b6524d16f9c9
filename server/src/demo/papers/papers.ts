import type { ProductionFileKind } from '@callboard/contract/production-choices';
import { demoId } from '../demo-id.ts';

export type Paper = {
  key: string;
  production: string;
  /** The role whose sides these are; none: everybody's. */
  role?: string;
  kind: ProductionFileKind;
  fileName: string;
  by: string;
  daysAgo: number;
  lines: readonly string[];
};

export const paperIdOf = (key: string) => demoId(`production-file/${key}`);

export const PAPERS: readonly Paper[] = [
  {
    key: 'rhona',
    production: 'weighbridge-nine',
    role: 'weighbridge-nine/di-rhona-tait',
    kind: 'sides',
    fileName: 'Rhona, scenes 12 and 31.pdf',
    by: 'imogen-farrell',
    daysAgo: 24,
    lines: [
      '12   INT. SITE OFFICE, DUNMOOR QUARRY - NIGHT',
      '',
      'RHONA turns the ledger round so that he has to read it upside down.',
      '',
      '                    RHONA',
      '          Read me the third line.',
      '',
      '                    STROUD',
      '          It is a weight.',
      '',
      '                    RHONA',
      '          It is a number. A weight is what it',
      '          was when it left. (beat) Have you a',
      '          biscuit? I think better with a biscuit.',
      '',
      '31   INT. RHONA’S CAR, MOVING - DAWN',
      '',
      'She drives. She has not slept. The radio finds a song she knows.',
    ],
  },
  {
    key: 'andrzej',
    production: 'weighbridge-nine',
    role: 'weighbridge-nine/andrzej-wolski',
    kind: 'sides',
    fileName: 'Andrzej, the weighbridge and the phone call.pdf',
    by: 'rosalind-voss',
    daysAgo: 23,
    lines: [
      '4    EXT. WEIGHBRIDGE - DAY',
      '',
      'The needle settles. ANDRZEJ looks at it for too long.',
      '',
      '                    DRIVER',
      '          Something wrong, pal?',
      '',
      '                    ANDRZEJ',
      '          No. (writes) It is only that I wrote',
      '          it down.',
      '',
      '6    INT. HALLWAY - NIGHT',
      '',
      'He rings home. He tells his mother everything but the number.',
    ],
  },
  {
    key: 'nessa',
    production: 'lanterns-at-low-water',
    role: 'lanterns-at-low-water/nessa',
    kind: 'sides',
    fileName: 'Scene 14 and the letter.pdf',
    by: 'imogen-farrell',
    daysAgo: 28,
    lines: [
      '14   EXT. OYSTER BEDS, LOW TIDE - DAWN',
      '',
      'NESSA in her father’s waders. AGNES does not turn round.',
      '',
      '                    AGNES',
      '          You hold it like a phone.',
      '',
      '                    NESSA',
      '          I pay the phone.',
      '',
      '                    AGNES',
      '          You pay everything, Ness. That is',
      '          what I have against you.',
    ],
  },
  {
    key: 'half-a-letter',
    production: 'kestrel-and-daughters',
    kind: 'other',
    fileName: 'Half a Letter, words.pdf',
    by: 'rosalind-voss',
    daysAgo: 19,
    lines: [
      'HALF A LETTER',
      'Wren and Ivy, act one',
      '',
      'You taught me how to cut an S',
      'before I knew what S was for.',
      'I can letter every hour of the day',
      'and not the word above our door.',
    ],
  },
  {
    key: 'archivist',
    production: 'pale-circuit',
    role: 'pale-circuit/the-archivist',
    kind: 'sides',
    fileName: 'GREYLARK, pages for the third voice.pdf',
    by: 'imogen-farrell',
    daysAgo: 5,
    lines: [
      'GREYLARK. Confidential.',
      '',
      'THIRD VOICE',
      'Forty streets went dark. I have the forty-first here, in a drawer.',
      'Come in out of the quiet. Do not touch the map: it is still warm.',
    ],
  },
];
