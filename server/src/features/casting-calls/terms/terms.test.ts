import { EMPTY_ROLE } from '@callboard/contract/role-form';
import { expect, it } from 'vitest';
import { describeTermsChange } from './describe-terms-change.ts';
import { type CallTerms, termsOf } from './terms-of.ts';

const TERMS = termsOf({ ...EMPTY_ROLE, payAmount: 45_000, payUnit: 'day', payCurrency: 'GBP' });
const changes = (after: Partial<CallTerms>, before: Partial<CallTerms> = {}) =>
  describeTermsChange({ ...TERMS, ...before }, { ...TERMS, ...after });

it.each<[string, Partial<CallTerms>, string]>([
  ['more a day', { payAmount: 52_050 }, '£520.50 a day'],
  ['a currency without minor units', { payAmount: 52_000, payCurrency: 'JPY' }, 'JP¥52,000 a day'],
  ['another kind of pay', { payKind: 'deferred' }, 'Deferred pay, £450 a day'],
  ['nothing', { payKind: 'unpaid', payAmount: null, payUnit: null }, 'Unpaid'],
])('pay is told in words: %s', (_, after, words) => {
  expect(changes(after)).toEqual([{ field: 'pay', before: '£450 a day', after: words }]);
});

it('dates, content, replicas and usage are told in words', () => {
  const usage = {
    sessionFee: 30_000,
    fittingFee: null,
    overtime: null,
    buyout: 500_000,
    media: 'TV and online',
    territory: 'UK',
    term: '2 years',
    startsOn: '2026-05-01',
    spots: 2,
    exclusivity: { category: 'Oats', territory: null, term: null },
  };
  const after = changes({
    workDates: [{ from: '2026-03-04', to: '2026-03-14', label: null }],
    contentFlags: ['stunts', 'nudity'],
    contentNote: 'One scene.',
    replicaUses: ['training'],
    usage,
  });
  expect(after.map((change) => [change.field, change.before, change.after])).toEqual([
    [
      'pay',
      'No usage',
      'session £300; buyout £5,000; media TV and online; territory UK; term 2 years; from 1 May 2026; spots 2; exclusive Oats',
    ],
    ['dates', 'No dates', '4 – 14 Mar 2026'],
    ['content', 'None', 'Nudity, stunts'],
    ['content', 'None', 'One scene.'],
    ['content', 'No digital replica or AI use', 'Training of AI'],
  ]);
});

it('another order, and what a day is called, are no new terms', () => {
  const days = [
    { from: '2026-03-04', to: '2026-03-05', label: 'Studio' },
    { from: '2026-04-01', to: '2026-04-01', label: null },
  ];
  const after = { contentFlags: ['nudity', 'stunts'] as const, workDates: days.toReversed() };
  const before = {
    contentFlags: ['stunts', 'nudity'] as const,
    workDates: days.map((day) => ({ ...day, label: 'On location' })),
  };
  const asTerms = (terms: typeof after) => ({ ...terms, contentFlags: [...terms.contentFlags] });
  expect(changes(asTerms(after), { ...before, contentFlags: [...before.contentFlags] })).toEqual(
    [],
  );
});
