import { MEDIA_PLANS } from '@callboard/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mediaPlanQuery } from './showcase.ts';

/** From here on it is worth knowing how much is left. */
const NEAR = 0.8;

type Props = {
  profileId: string;
  count: number;
  holds: 'galleryPhotos' | 'portfolioItems';
  /** What is counted: "photos". */
  words: string;
};

/** How many there are of how many the plan holds, once that is near. */
export function PlanRoom({ profileId, count, holds, words }: Props) {
  const isNearOf = (limit: number) => count >= limit * NEAR;
  const { data } = useQuery({
    ...mediaPlanQuery(profileId),
    enabled: isNearOf(MEDIA_PLANS.free[holds]),
  });
  if (data === undefined) return null;
  const limit = MEDIA_PLANS[data.plan][holds];
  if (!isNearOf(limit)) return null;
  return (
    <p className="text-13 text-muted tabular-nums">
      {count > limit
        ? `All ${count} ${words} stay; the plan holds ${limit}, so no more can be added`
        : `${count} of ${limit} ${words}`}
      {data.plan === 'free' && (
        <>
          {'. '}
          <Link to="/go-pro" className="text-ink underline underline-offset-2">
            Pro holds {MEDIA_PLANS.pro[holds]}
          </Link>
        </>
      )}
    </p>
  );
}
