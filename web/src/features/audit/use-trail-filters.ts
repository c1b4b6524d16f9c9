import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../lib/use-change-address.ts';

const NAMES = [
  'actorUserId',
  'onBehalfOfUserId',
  'act',
  'targetKind',
  'targetId',
  'from',
  'to',
] as const;

export type TrailFilters = Partial<Record<(typeof NAMES)[number], string | undefined>>;

const NONE = Object.fromEntries(NAMES.map((name) => [name, undefined]));

/** The filters, as the address holds them: other pages link here with some. */
export function useTrailFilters() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const change = useChangeAddress();
  const filters: TrailFilters = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = search[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
  return {
    filters,
    isFiltered: Object.keys(filters).length > 0,
    set: (changes: TrailFilters) => change(changes),
    /** These and no others. */
    only: (wanted: TrailFilters) => change({ ...NONE, ...wanted }),
    clear: () => change(NONE),
  };
}

export type Trail = ReturnType<typeof useTrailFilters>;
