import { readFile } from 'node:fs/promises';
import { CALL_CAUTIONS } from '@callboard/contract/call-review';
import { EMPTY_ROLE } from '@callboard/contract/role-form';
import { describe, expect, it } from 'vitest';
import { findCautions } from './find-cautions.ts';
import { HOURLY_FLOORS, HOURS_OF } from './pay-floors.ts';
import type { ReviewedRole } from './reviewed-role.ts';
import { tracesOf } from './traces-of.ts';

const noticedIn = (role: Partial<ReviewedRole>, synopsis: string | null = null) =>
  findCautions({ role: { ...EMPTY_ROLE, title: 'DI Rhona Tait', ...role }, synopsis });
const described = (description: string) => noticedIn({ description });
const day = (payAmount: number, payCurrency: string | null = 'GBP') =>
  ({ payKind: 'paid', payUnit: 'day', payAmount, payCurrency }) as const;

describe('pay', () => {
  it.each([
    [day(9_599), '£95.99 a day'],
    [{ ...day(800), payKind: 'low_pay', payUnit: 'hour' } as const, 'Low pay, £8 an hour'],
    [{ ...day(0), payUnit: null }, '£0'],
  ])('below the floor is noticed: %j', (pay, evidence) => {
    expect(noticedIn(pay)).toEqual([{ kind: 'pay_below_floor', place: 'Pay', evidence }]);
  });

  it.each([
    [day(9_600)],
    [{ payKind: 'unpaid' } as const],
    [{ ...day(100), payKind: 'deferred' } as const],
    [day(100, 'JPY')],
    [{ payKind: 'paid', payAmount: null } as const],
  ])('at the floor, openly unpaid or of which nothing is known is not: %j', (pay) => {
    expect(noticedIn(pay)).toEqual([]);
  });
});

describe('contact data', () => {
  it.each([
    ['Write to Casting@BrightStar.example today', 'Casting@BrightStar.example'],
    ['cast (at) brightstar (dot) com', 'cast (at) brightstar (dot) com'],
    ['Ring +44 7700 900123 after six', '+44 7700 900123'],
    ['Ring 07700 900 123 after six', '07700 900 123'],
    ['or (212) 555-0142', '(212) 555-0142'],
    ['See www.bright-star.co.uk/join for more', 'www.bright-star.co.uk/join'],
    ['See https://forms.gle/x7 for more', 'https://forms.gle/x7'],
    ['Telegram: @starfaces', 'Telegram: @starfaces'],
    ['our insta is @star.faces', 'insta is @star.faces'],
    ['bright\u200bstar.com has it', 'bright\u200bstar.com'],
    ['Add us on WhatsApp for the details', 'Add us on WhatsApp for the details'],
  ])('is noticed: %s', (text, evidence) => {
    expect(described(text)).toEqual([{ kind: 'contact_data', place: 'Description', evidence }]);
  });

  it('is noticed in questions and in what to film, with the place', () => {
    const noticed = noticedIn({
      questions: [
        { id: '1', text: 'Can you swim?', isRequired: true },
        { id: '2', text: 'Have you written to us at cast@star.example?', isRequired: true },
      ],
      selfTape: {
        instructions: 'Send it to tapes@star.example.',
        sidesFileId: null,
        frame: null,
        maxMinutes: null,
        dueAt: null,
      },
    });
    expect(noticed.map(({ place, evidence }) => [place, evidence])).toEqual([
      ['Question 2', 'cast@star.example'],
      ['Self-tape instructions', 'tapes@star.example'],
    ]);
  });

  it.each([
    'Shooting 04.03.2026 – 14.03.2026, 08:00 to 18:00.',
    'Dates: 2026-03-04 to 2026-03-14. Scenes 14, 15 and 31.',
    'The fee is £1,250.00 a day plus 100% buy-out, usage on Instagram and TikTok for 6 months.',
    'She reads at Mr. Weir’s, e.g. poems; no. 10 is best. Height 170-185 cm.',
    'Ages 0-3 months, twins welcome. Rate 0.5 of a day.',
  ])('is not: %s', (text) => {
    expect(described(text)).toEqual([]);
  });
});

it('a fee before there is work is noticed in its whole sentence, and a fee that is paid is not', () => {
  const asks = 'A registration fee of £45 secures your place.';
  expect(described(`We film in Leith. ${asks} Lunch is provided.`)).toEqual([
    { kind: 'fee_words', place: 'Description', evidence: asks },
  ]);
  expect(described('There is no registration fee. Your session fee is £300.')).toEqual([]);
});

describe('nudity', () => {
  it('that earns nothing is noticed where it is ticked and where it is only said', () => {
    const unpaid = { payKind: 'expenses_only', contentFlags: ['nudity', 'intimacy'] } as const;
    expect(noticedIn({ ...unpaid, contentFlags: [...unpaid.contentFlags] })).toEqual([
      { kind: 'nudity_unpaid', place: 'Content', evidence: 'Nudity, intimacy' },
    ]);
    expect(noticedIn({ payKind: 'unpaid', description: 'One scene is Topless.' })).toEqual([
      { kind: 'nudity_unpaid', place: 'Description', evidence: 'Topless' },
    ]);
  });

  it('that is paid, or that there is none of, is not', () => {
    expect(noticedIn({ ...day(60_000), contentFlags: ['nudity'] })).toEqual([]);
    expect(noticedIn({ payKind: 'unpaid', description: 'There is no nudity in it.' })).toEqual([]);
  });
});

it('a role that children may play is noticed by its ages or by what it says', () => {
  expect(noticedIn({ playingAgeMin: 8, playingAgeMax: 12 })).toEqual([
    { kind: 'minors', place: 'Playing age', evidence: '8–12' },
  ]);
  expect(noticedIn({ playingAgeMin: 18, contentFlags: ['minors'] })).toMatchObject([
    { kind: 'minors', place: 'Content' },
  ]);
  expect(noticedIn({ playingAgeMin: 18, playingAgeMax: 25 })).toEqual([]);
});

describe('what a call is known again by', () => {
  const tracesIn = (description: string, poster: Partial<Parameters<typeof tracesOf>[0]> = {}) =>
    tracesOf({
      id: '1',
      role: { ...EMPTY_ROLE, title: 'Face', description },
      synopsis: null,
      posterEmail: null,
      posterWebsite: null,
      ...poster,
    });
  const valuesOf = (traces: ReturnType<typeof tracesOf>, kind: string) =>
    traces.filter((trace) => trace.kind === kind).map(({ value }) => value);

  it('are the domains of its texts and of its poster, but none that everybody shares', () => {
    const traces = tracesIn('Mail a@mail.brightstar.co.uk, b@gmail.com or instagram.com/star.', {
      posterEmail: 'Jo@Star-Faces.example',
      posterWebsite: 'https://www.brightstar.co.uk/about',
    });
    expect(valuesOf(traces, 'domain')).toEqual(['brightstar.co.uk', 'star-faces.example']);
  });

  it('is a phone number, however it is written', () => {
    const [home] = valuesOf(tracesIn('Ring 07700 900-123.'), 'phone');
    expect(home).toBeDefined();
    expect(valuesOf(tracesIn('Ring +44 (7700) 900123.'), 'phone')).toEqual([home]);
  });

  it('are its description and its long sentences, whatever their signs and capitals', () => {
    const long =
      'We look for fresh faces of every age for a global campaign, no experience is needed.';
    const one = valuesOf(tracesIn(`${long} Come soon.`), 'text');
    const other = valuesOf(tracesIn(`New! ${long.toUpperCase().replaceAll(',', ' –')}`), 'text');
    expect(one).toHaveLength(2);
    expect(other).toHaveLength(2);
    expect(one.filter((value) => other.includes(value))).toHaveLength(1);
    expect(valuesOf(tracesIn('Details on request.'), 'text')).toEqual([]);
  });
});

it('is read in a hurry, however long the text is', () => {
  const began = performance.now();
  for (const sign of ['1', 'a.', '0 ', '@a', 'dot '])
    described(sign.repeat(Math.ceil(5_000 / sign.length)));
  expect(performance.now() - began).toBeLessThan(2_000);
});

it('the document has every caution and every floor, and no others', async () => {
  const path = new URL('../../../../../docs/call-cautions.md', import.meta.url);
  const text = await readFile(path, 'utf8');
  const cautions = [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind);
  expect(cautions).toEqual([...CALL_CAUTIONS]);
  const floors = [...text.matchAll(/^\| ([A-Z]{3}) \|(.*)\|$/gm)].map(
    ([, currency, cells = '']) => [currency, cells.split('|').map(Number)],
  );
  const hours = Object.values(HOURS_OF);
  expect(floors).toEqual(
    Object.entries(HOURLY_FLOORS).map(([currency, hourly]) => [
      currency,
      hours.map((many) => many * hourly),
    ]),
  );
});
