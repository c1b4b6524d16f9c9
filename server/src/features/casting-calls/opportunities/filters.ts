import type { OpportunityFilters } from '@callboard/contract/casting-calls';
import { foldText } from '../../fit/fold-text.ts';
import type { OpenCall } from './open-calls/open-call.ts';

type Test = (call: OpenCall) => boolean;

/** What a list lets through: a test for each filter that is set, all of which have to be passed. */
export function testsOf(filters: OpportunityFilters): Test[] {
  const { city, from, to, roleType } = filters;
  const tests: (Test | undefined)[] = [
    anyOf(filters.productionTypeId, ({ productionTypeId }) => productionTypeId),
    anyOf(filters.payKind, ({ payKind }) => payKind),
    anyOf(filters.countryId, ({ countryId }) => countryId),
    anyOf(filters.unionStatus, ({ unionStatus }) => unionStatus),
    anyOf(filters.talentTypeId, ({ talentTypeId }) => talentTypeId),
    roleType && ((call) => call.roleType === roleType),
    from === undefined ? undefined : ({ workFrom }) => workFrom === null || workFrom >= from,
    to === undefined ? undefined : ({ workTo }) => workTo === null || workTo <= to,
    isIn(city),
  ];
  return tests.filter((test) => test !== undefined);
}

function anyOf(
  wanted: string | readonly string[] | undefined,
  read: (call: OpenCall) => string | null,
): Test | undefined {
  if (wanted === undefined || wanted.length === 0) return undefined;
  const values = new Set<string | null>(typeof wanted === 'string' ? [wanted] : wanted);
  return (call) => values.has(read(call));
}

function isIn(place: string | undefined): Test | undefined {
  const folded = foldText(place ?? '');
  if (folded === '') return undefined;
  return ({ city }) => city?.includes(folded) ?? false;
}

/** Every one of them has to begin a word of the call. */
export function wordsOf({ search }: OpportunityFilters): string[] {
  return foldText(search ?? '')
    .split(' ')
    .filter((word) => word !== '');
}
