import type { VerificationKind } from '@callboard/contract/verification';

const HOURS = 60;
const DAYS = 24 * HOURS;

/** A card with a face on it, or a typed page. */
export type DemoEvidence =
  | { fileName: string; card: 'front' | 'back' }
  | { fileName: string; lines: readonly string[] };

export type DemoRequest = {
  who: string;
  kind: VerificationKind;
  statement: string;
  links?: readonly string[];
  evidence?: readonly DemoEvidence[];
};

const card = (name: string): DemoEvidence[] => [
  { fileName: `${name}, front.jpg`, card: 'front' },
  { fileName: `${name}, back.jpg`, card: 'back' },
];

export const WAITING: readonly (DemoRequest & { minutes: number })[] = [
  {
    who: 'lucia-barranquet',
    kind: 'identity',
    statement: 'My identity card. It carries both surnames: Barranquet Ferrol.',
    evidence: card('DNI'),
    minutes: 3 * DAYS + 5 * HOURS,
  },
  {
    who: 'jonah-ebbing',
    kind: 'professional',
    statement:
      'Booker for four years, the last two in commercials. The call sheet names me as the contact for three of the cast.',
    evidence: [
      {
        fileName: 'Call sheet, day 2.pdf',
        lines: [
          'CALL SHEET                                        DAY 2 OF 2',
          '',
          'BRINDLOW OATS, "LAST BOWL"',
          'Unit base: 14 Tannery Wharf, Leeds',
          '',
          'CAST                    AGENT                   CALL',
          'Gran                    Jonah Ebbing            07:15',
          'Postie                  Jonah Ebbing            09:30',
          'Postie, stand-by        Jonah Ebbing            09:30',
          '',
          'Weather: dry until four. Porridge all day.',
        ],
      },
    ],
    minutes: 2 * DAYS + 9 * HOURS,
  },
  {
    who: 'per-halyard',
    kind: 'professional',
    statement:
      'Eleven years as assistant at a voice agency in Bristol; opened Halyard Voices in spring.',
    links: ['https://halyardvoices.example/about'],
    evidence: [
      {
        fileName: 'Certificate of incorporation.pdf',
        lines: [
          'CERTIFICATE OF INCORPORATION OF A PRIVATE LIMITED COMPANY',
          '',
          'Company: HALYARD VOICES LTD',
          'Director: Per Halyard',
          'Registered office: 2 Ropewalk Steps, Bristol BS1',
        ],
      },
    ],
    minutes: 2 * DAYS,
  },
  {
    who: 'zoe-lindqvist',
    kind: 'identity',
    statement: 'Passport and residence card, as asked.',
    evidence: card('Residence card'),
    minutes: 26 * HOURS,
  },
  {
    who: 'teodor-brasko',
    kind: 'identity',
    statement: 'Driving licence. Teodor is Theodore on it; my agent knows about it.',
    evidence: card('Licence'),
    minutes: 21 * HOURS,
  },
  {
    who: 'ned-pomfrey-adeyemi',
    kind: 'professional',
    statement: 'Series regular in BINS, three series. The contract is the second one.',
    links: ['https://fourpenny.example/bins'],
    evidence: [
      {
        fileName: 'BINS, series 2, first page.pdf',
        lines: [
          'ARTIST’S ENGAGEMENT',
          '',
          'Production: BINS, series 2 (6 x 30)',
          'Company: Fourpenny Comedy',
          'Artist: Ned Pomfrey-Adeyemi',
          'Part: GAZ (series regular)',
          '',
          'The fee is set out in schedule A, which is not attached.',
        ],
      },
      { fileName: 'Set pass.jpg', card: 'front' },
    ],
    minutes: 17 * HOURS,
  },
  {
    who: 'callum-strake',
    kind: 'professional',
    statement: 'Lead in TENDER & CO at Hexley, and one day on CORPORAL DUNE.',
    links: ['https://hexleyfilm.example/tender-and-co'],
    minutes: 8 * HOURS,
  },
  {
    who: 'dale-crispin',
    kind: 'professional',
    statement: 'We are a very big agency, you can find us everywhere. Please approve today.',
    minutes: 5 * HOURS,
  },
  {
    who: 'junia-feld',
    kind: 'identity',
    statement: 'My identity card. The photo is six years old, so is the fringe.',
    evidence: card('Identity card'),
    minutes: 3 * HOURS,
  },
  {
    who: 'emmeline-otway',
    kind: 'professional',
    statement: 'Graduated in July. Programme and the three credits are on my page.',
    links: ['https://corderstreet.example/graduates'],
    evidence: [
      {
        fileName: 'Programme.pdf',
        lines: [
          'CORDER STREET THEATRE',
          'Graduates in rep',
          '',
          'SALT YEAR',
          '',
          'Nell . . . . . . . . . . . . . Emmeline Otway',
          'The Harbour Master . . . . . . Joss Pell',
        ],
      },
    ],
    minutes: 40,
  },
];

type Decided = DemoRequest & {
  status: 'approved' | 'rejected';
  reason?: string;
  daysAgo: number;
};

export const DECIDED: readonly Decided[] = [
  {
    who: 'sorrel-quay',
    kind: 'identity',
    statement: 'Identity card, both sides.',
    evidence: card('Identity card'),
    status: 'approved',
    daysAgo: 6,
  },
  {
    who: 'tyrell-boothe',
    kind: 'professional',
    statement: 'I am professional.',
    status: 'rejected',
    reason: 'Please add something we can look at: a programme, a credit, a call sheet.',
    daysAgo: 19,
  },
  {
    who: 'morag-ferrie-sato',
    kind: 'professional',
    statement: 'Thirty years of it. The links are the ones that still work.',
    links: ['https://tallowrow.example/cast/ferrie-sato'],
    status: 'approved',
    daysAgo: 45,
  },
  {
    who: 'imogen-farrell',
    kind: 'professional',
    statement: 'Casting director since 2009; credits at the links.',
    links: ['https://farrellvoss.example/credits'],
    status: 'approved',
    daysAgo: 410,
  },
];
