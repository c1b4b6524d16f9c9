import { type GalleryPhoto, galleryPhotoEndpoints } from '@callboard/contract/gallery-photos';
import { type PortfolioItem, portfolioItemEndpoints } from '@callboard/contract/portfolio-items';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query-client.ts';
import { completenessQuery, talentProfileQuery } from '../talent-profiles/api.ts';

/** What a talent shows: photos and work, each a list that is read as a whole. */

export const galleryQuery = (id: string) =>
  endpointQuery(galleryPhotoEndpoints.list, { params: { id } });

export const portfolioQuery = (id: string) =>
  endpointQuery(portfolioItemEndpoints.list, { params: { id } });

/** By which plan there is room: not always the reader's own. */
export const mediaPlanQuery = (id: string) =>
  endpointQuery(talentProfileEndpoints.mediaPlan, { params: { id } });

type Items = { gallery: GalleryPhoto; portfolio: PortfolioItem };
export type ListName = keyof Items;
export type List<Name extends ListName = ListName> = { name: Name; profileId: string };

const QUERIES = { gallery: galleryQuery, portfolio: portfolioQuery } as const;

/** Changes what is known of a list, without asking for it again. */
export function editList<Name extends ListName>(
  queries: QueryClient,
  { name, profileId }: List<Name>,
  edit: (items: Items[Name][]) => Items[Name][],
): void {
  queries.setQueryData<{ items: Items[Name][]; nextCursor: null }>(
    QUERIES[name](profileId).queryKey,
    (known) => known && { ...known, items: edit(known.items) },
  );
}

export function refreshList(queries: QueryClient, { name, profileId }: List): void {
  const { queryKey } = QUERIES[name](profileId);
  void queries.invalidateQueries({ queryKey, exact: true });
}

/** A profile is more or less complete by what it shows. */
export function refreshProfile(queries: QueryClient, profileId: string): void {
  for (const { queryKey } of [completenessQuery(profileId), talentProfileQuery(profileId)]) {
    void queries.invalidateQueries({ queryKey, exact: true });
  }
}
