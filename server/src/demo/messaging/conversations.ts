import { demoId } from '../demo-id.ts';

const HOURS = 60;
const DAYS = 24 * HOURS;

type Line = [who: string, minutesAgo: number, text: string];

export type Talk = {
  key: string;
  role?: string;
  production?: string;
  /** Everyone who takes part, in the order in which they came. */
  people: readonly string[];
  lines: readonly Line[];
  /** How many of the newest lines someone has not read; nobody named has read all. */
  unread: Record<string, number>;
};

export function conversationIdOf(key: string): string {
  return demoId(`conversation/${key}`);
}

const imogen = 'imogen-farrell';
const rosalind = 'rosalind-voss';
const mara = 'mara-okonjo-lyle';
const tobias = 'tobias-finch';
const ada = 'ada-brandt';

export const CONVERSATIONS: readonly Talk[] = [
  {
    key: 'nessa',
    role: 'lanterns-at-low-water/nessa',
    people: [imogen, mara, tobias],
    lines: [
      [imogen, 3 * DAYS, 'Mara, the director would like to see you again for Nessa.'],
      [mara, 3 * DAYS - 50, 'That has made my week. Thank you! Same scene?'],
      [tobias, 2 * DAYS + 300, 'Lovely news. She is free all week but Thursday morning.'],
      [imogen, 2 * DAYS, 'Scene 14 again, and the letter. The invitation is on your board.'],
      [imogen, 95, 'One more thing: can you bring the boots from the first session?'],
    ],
    unread: { [mara]: 1, [tobias]: 1 },
  },
  {
    key: 'dr-locke',
    role: 'small-hours-at-tansy-road/dr-amina-locke',
    people: [imogen, mara, tobias],
    lines: [
      [
        imogen,
        30,
        'Did you see the invitation for Dr Locke? You did not apply, but I keep hearing your voice.',
      ],
    ],
    unread: { [mara]: 1, [tobias]: 1 },
  },
  {
    key: 'rhona-recall',
    role: 'weighbridge-nine/di-rhona-tait',
    people: [imogen, 'morag-ferrie-sato', 'constance-adjei'],
    lines: [
      [imogen, 2 * DAYS, 'Morag, we would love you back for Rhona. Can you drive a manual?'],
      ['morag-ferrie-sato', 2 * DAYS - 25, 'Manual, tractor and once, by accident, a bus.'],
      [
        'constance-adjei',
        26 * HOURS,
        'The pencil with the other show is released, so she is yours.',
      ],
      ['morag-ferrie-sato', 12, 'Quick one: is it the red door or the blue door?'],
    ],
    unread: { [imogen]: 1 },
  },
  {
    key: 'late-tape',
    role: 'weighbridge-nine/andrzej-wolski',
    people: [imogen, 'krzysztof-wieleba'],
    lines: [
      [
        'krzysztof-wieleba',
        20 * HOURS,
        'I am sorry, the tape will be late: no power in the building.',
      ],
      [imogen, 19 * HOURS, 'No harm done. Monday is fine.'],
      ['krzysztof-wieleba', 50, 'It is up now. The second take is the better one.'],
      ['krzysztof-wieleba', 48, 'And thank you for waiting.'],
    ],
    unread: { [imogen]: 2 },
  },
  {
    key: 'jodie',
    production: 'weighbridge-nine',
    people: [imogen, rosalind],
    lines: [
      [rosalind, 5 * DAYS, 'Tamsin or Ffion for Jodie? I cannot choose and I have tried.'],
      [imogen, 5 * DAYS - 15, 'Let us see both once more, with Rhona in the room.'],
      [rosalind, 5 * DAYS - 12, 'Done.'],
    ],
    unread: {},
  },
  {
    key: 'hannah',
    role: 'the-tenpenny-march/hannah-creel',
    people: [tobias, mara],
    lines: [
      [tobias, 6 * DAYS, 'Put you up for Hannah Creel. Two hundred miles in your mother’s boots.'],
      [mara, 6 * DAYS - 8, 'My mother is a size four. But yes.'],
    ],
    unread: {},
  },
  {
    key: 'scam-question',
    people: [ada, 'chidinma-eze'],
    lines: [
      [ada, 12 * DAYS, 'Welcome, Chidinma. If anything here looks odd to you, write to me.'],
      [
        'chidinma-eze',
        3 * HOURS,
        'Someone from Bright Star Faces rang me and wants £180 for a test shoot. Is that normal?',
      ],
    ],
    unread: { [ada]: 1 },
  },
  {
    key: 'welcome-halyard',
    people: [ada, 'per-halyard'],
    lines: [
      [ada, 2 * DAYS - 30, 'Thank you for your request, Per. We are on it.'],
      ['per-halyard', 2 * DAYS - 55, 'How long does it usually take?'],
      [ada, 2 * DAYS - 90, 'Two working days. You will get a notice here either way.'],
    ],
    unread: {},
  },
];
