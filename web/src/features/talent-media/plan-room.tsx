import { MEDIA_PLANS } from '@callboard/contract/limits';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '../../lib/use-session.ts';

/** From here on it is worth knowing how much is left. */
const NEAR = 0.8;

type Props = {
  profileId: string;
  count: number;
  holds: 'galleryPhotos' | 'portfolioItems';
  /** What is counted: "photos". */
  words: string;
};

/** How many there are of how many the plan holds, once that is near. An agent does not know the plan. */
export function PlanRoom({ profileId, count, holds, words }: Props) {
  const { talentProfileId, subscriptionPlan } = useCurrentUser();
  const limit = MEDIA_PLANS[subscriptionPlan][holds];
  if (talentProfileId !== profileId || count < limit * NEAR) return null;
  return (
    <p className="text-13 text-muted tabular-nums">
      {count} of {limit} {words}
      {subscriptionPlan === 'free' && (
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
