import { beatrix, jonah, noor, silas, tobias, wilhelmina } from './agency.ts';

type Note = { agency: string; talent: string; by: string; daysAgo: number; text: string };

/** What the teams write to themselves about their talents. */
export const NOTES: readonly Note[] = [
  {
    agency: 'finch-wren',
    talent: 'mara-okonjo-lyle',
    by: tobias,
    daysAgo: 9,
    text: 'Wants no more police for a year. Say so before anybody asks.',
  },
  {
    agency: 'finch-wren',
    talent: 'mara-okonjo-lyle',
    by: beatrix,
    daysAgo: 3,
    text: 'Moving house in the last week of the month: tapes only, no travel.',
  },
  {
    agency: 'finch-wren',
    talent: 'teodor-brasko',
    by: tobias,
    daysAgo: 21,
    text: 'New reel is cut. The old one must not go out any more.',
  },
  {
    agency: 'finch-wren',
    talent: 'desmond-achterberg',
    by: noor,
    daysAgo: 14,
    text: 'Prefers a call to a message, and never before ten.',
  },
  {
    agency: 'finch-wren',
    talent: 'ottilie-grange',
    by: noor,
    daysAgo: 30,
    text: 'Hester drives; two hours each way is the limit on school days.',
  },
  {
    agency: 'finch-wren',
    talent: 'callum-strake',
    by: noor,
    daysAgo: 6,
    text: 'Dialect coach booked for the Glasgow tapes.',
  },
  {
    agency: 'finch-wren',
    talent: 'olumide-fashanu-grey',
    by: beatrix,
    daysAgo: 11,
    text: 'Will read for villains again, if they have a second scene.',
  },
  {
    agency: 'finch-wren',
    talent: 'jun-seo-pak',
    by: silas,
    daysAgo: 5,
    text: 'Visa runs to next spring. Ask before anything that shoots later.',
  },
  {
    agency: 'sparrow-row',
    talent: 'beryl-entwhistle',
    by: wilhelmina,
    daysAgo: 8,
    text: 'Conflict: tea, until the end of next year.',
  },
  {
    agency: 'sparrow-row',
    talent: 'kit-varga',
    by: jonah,
    daysAgo: 2,
    text: 'New measurements and skate size are on the profile.',
  },
];
