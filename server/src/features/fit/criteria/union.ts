import { type Ask, ask } from '../ask.ts';
import type { RoleFacts } from '../facts.ts';
import { nameOf } from '../term-names.ts';

const MEMBER = 'member';
const NOT_IN_IT = 'non-union';

/** Union work needs any standing in one of its unions; other work only turns full members away. */
export function askUnion({ unionStatus, unionIds }: RoleFacts): Ask | undefined {
  if (unionStatus === 'both') return undefined;
  if (unionStatus === 'non_union') {
    return ask({
      criterion: 'union',
      about: [unionStatus],
      terms: ['non-union'],
      judge: ({ unions }) => (isIn(unions, [], (as) => as === MEMBER) ? 'unmet' : 'met'),
    });
  }
  if (unionStatus === null && unionIds.length === 0) return undefined;
  return ask({
    criterion: 'union',
    about: ['union', ...unionIds],
    terms: unionIds.length === 0 ? ['union'] : unionIds.map((id) => nameOf('unions', id)),
    judge: ({ unions }) => {
      if (unions.size === 0) return 'unknown';
      return isIn(unions, unionIds, (as) => as !== NOT_IN_IT) ? 'met' : 'unmet';
    },
  });
}

/** In one of these, or in any where none is named. */
function isIn(
  unions: ReadonlyMap<string, string>,
  unionIds: readonly string[],
  counts: (membershipId: string) => boolean,
): boolean {
  for (const [unionId, membershipId] of unions) {
    if (unionIds.length > 0 && !unionIds.includes(unionId)) continue;
    if (counts(membershipId)) return true;
  }
  return false;
}
