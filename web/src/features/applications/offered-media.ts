import type { Media } from '@callboard/contract/media';
import { useQuery } from '@tanstack/react-query';
import { photosQuery, workQuery } from './api.ts';

export type OfferedMedia = { media: Media; name: string; isFace: boolean };

/** What a talent can send along: photos first, then pieces of work. */
export function useOfferedMedia(talentProfileId: string) {
  const photos = useQuery(photosQuery(talentProfileId));
  const work = useQuery(workQuery(talentProfileId));
  const failed = [photos, work].find(({ isLoadingError }) => isLoadingError);
  const offered =
    photos.data && work.data && inOneList(photos.data.items, work.data.items).filter(isReady);
  return { offered, failed };
}

type Photo = { media: Media; caption: string | null; isProfilePhoto: boolean };
type Work = { media: Media | null; title: string };

function inOneList(photos: readonly Photo[], work: readonly Work[]): OfferedMedia[] {
  return [
    ...photos.map(({ media, caption, isProfilePhoto }, place) => ({
      media,
      name: caption ?? `Photo ${place + 1}`,
      isFace: isProfilePhoto,
    })),
    ...work.flatMap(({ media, title }) =>
      media === null ? [] : [{ media, name: title, isFace: false }],
    ),
  ];
}

const isReady = ({ media }: OfferedMedia) => media.status === 'ready';
