import { useQueryClient } from '@tanstack/react-query';
import { PhotoControl } from '../../features/account/api.ts';
import { useOwnFace } from '../../features/account/own-face.ts';
import { MediaSection } from '../../features/talent-media/api.ts';
import { talentProfileQuery } from '../../features/talent-profiles/api.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';

const ROLE = 'talent';

/** The face first, then the photos and the work. */
export function OwnMedia({ profileId }: { profileId: string }) {
  const user = useCurrentUser();
  const face = useOwnFace(user);
  const queries = useQueryClient();
  // How complete the profile is lies below it.
  const { queryKey } = talentProfileQuery(profileId);
  return (
    <div className="grid min-w-0 gap-5">
      <Card title="Profile photo" description="The first that anyone sees of you.">
        <div className="flex items-center gap-4">
          <Avatar
            size="lg"
            {...face}
            userName={`${user.firstName} ${user.lastName}`}
            email={user.email}
          />
          <PhotoControl role={ROLE} onSaved={() => void queries.invalidateQueries({ queryKey })} />
        </div>
      </Card>
      <MediaSection profileId={profileId} />
    </div>
  );
}
