import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLatePart } from '../../lib/use-late-part.ts';
import { Button } from '../../ui/button.tsx';
import { talentProfileQuery } from './api.ts';
import { MoreButton } from './documents/more-button.tsx';

const loadMenu = () => import('./documents/profile-menu.tsx');
const ProfileMenu = lazy(async () => ({ default: (await loadMenu()).ProfileMenu }));

type Props = {
  profileId: string;
  /** Another profile has taken this one's place. */
  onReplaced: () => void;
};

/** What can be done with a profile as a whole. */
export function ProfileActions({ profileId, onReplaced }: Props) {
  const visibility = useQuery(talentProfileQuery(profileId)).data?.visibility;
  const { isAskedFor, ask, approach } = useLatePart(loadMenu);
  const button = <MoreButton onPointerEnter={approach} onClick={ask} />;
  return (
    <>
      <Button asChild>
        <Link
          to="/talent/$id"
          params={{ id: profileId }}
          search={{ as: visibility === 'public' ? 'public' : 'professionals' }}
        >
          <Eye aria-hidden="true" className="size-4" />
          View as others see it
        </Link>
      </Button>
      {isAskedFor ? (
        <Suspense fallback={button}>
          <ProfileMenu profileId={profileId} visibility={visibility} onReplaced={onReplaced} />
        </Suspense>
      ) : (
        button
      )}
    </>
  );
}
