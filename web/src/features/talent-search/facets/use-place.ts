import type { Place } from '@callboard/contract/places';
import { useQuery } from '@tanstack/react-query';
import { placesQuery } from '../results-query.ts';

/** A town by its id, once it is known. */
export function usePlace(id: number | undefined): Place | undefined {
  const { data } = useQuery({ ...placesQuery({ id: id ?? 0 }), enabled: id !== undefined });
  return id === undefined ? undefined : data?.items[0];
}
