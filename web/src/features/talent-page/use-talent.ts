import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import {
  availabilityQuery,
  infoQuery,
  type Look,
  photosQuery,
  profileQuery,
  traitsQuery,
  workQuery,
} from './api.ts';
import { profilePhotoFirst, type Talent } from './talent.ts';

type State =
  | { status: 'pending' }
  | { status: 'missing' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'ready'; talent: Talent };

/** All parts are asked for at once; `first` is what can be shown before the others are there. */
export function useTalent(look: Look) {
  const profile = useQuery(profileQuery(look));
  const traits = useQuery(traitsQuery(look));
  const info = useQuery(infoQuery(look));
  const gallery = useQuery(photosQuery(look));
  const work = useQuery(workQuery(look));
  const availability = useQuery(availabilityQuery(look));

  const items = gallery.data?.items;
  const photos = useMemo(() => profilePhotoFirst(items ?? []), [items]);
  const parts = [traits, info, gallery, work, availability];

  function state(): State {
    if (isMissing(profile)) return { status: 'missing' };
    const failed = [profile, ...parts].filter((part) => part.isLoadingError && !isMissing(part));
    const [first] = failed;
    if (first !== undefined) {
      const retry = () => failed.forEach((part) => void part.refetch());
      return { status: 'failed', message: first.error?.message ?? '', retry };
    }
    if (profile.data === undefined || parts.some((part) => part.isPending)) {
      return { status: 'pending' };
    }
    const talent: Talent = {
      profile: profile.data,
      traits: traits.data ?? {},
      info: info.data ?? {},
      photos,
      work: work.data?.items ?? [],
      availability: availability.data?.availability ?? [],
    };
    return { status: 'ready', talent };
  }

  const hasFace = profile.data !== undefined && !gallery.isPending;
  const first = hasFace ? { profile: profile.data, photos } : undefined;
  return { ...state(), first };
}

/** Unknown and not to be seen are told alike. Of a part it means that there is nothing in it. */
function isMissing({ error }: UseQueryResult): boolean {
  return error instanceof ApiError && error.status === 404;
}
