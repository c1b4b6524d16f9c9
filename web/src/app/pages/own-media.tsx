import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PhotoControl } from '../../features/account/api.ts';
import { useOwnFace } from '../../features/account/own-face.ts';
import { MediaSection } from '../../features/talent-media/api.ts';
import { talentProfileQuery } from '../../features/talent-profiles/api.ts';
import { nameOf } from '../../features/talent-profiles/use-chosen-profile.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';

const ROLE = 'talent';

/** The face first, then the photos and the work. */
export function OwnMedia({ profileId }: { profileId: string }) {
  const isOwn = useCurrentUser().talentProfileId === profileId;
  const Face = isOwn ? OwnFace : KeptFace;
  return (
    <div className="grid min-w-0 gap-5">
      <Face profileId={profileId} />
      <MediaSection profileId={profileId} />
    </div>
  );
}

function OwnFace({ profileId }: { profileId: string }) {
  const user = useCurrentUser();
  const face = useOwnFace(user);
  const refresh = useRefresh(profileId);
  return (
    <Card title="Profile photo" description="The first that anyone sees of you.">
      <div className="flex items-center gap-4">
        <Avatar
          size="lg"
          {...face}
          userName={`${user.firstName} ${user.lastName}`}
          email={user.email}
        />
        <PhotoControl role={ROLE} onSaved={refresh} />
      </div>
    </Card>
  );
}

/** Of somebody for whom the profile is kept: one's own face stays as it is. */
function KeptFace({ profileId }: { profileId: string }) {
  const { data } = useQuery(talentProfileQuery(profileId));
  const refresh = useRefresh(profileId);
  if (data === undefined) return null;
  const name = nameOf(data);
  return (
    <Card title="Profile photo" description={`The first that anyone sees of ${name}.`}>
      <div className="flex items-center gap-4">
        <Avatar size="lg" src={data.photoUrl} userName={name} />
        <PhotoControl role={ROLE} talent={{ profileId, name }} onSaved={refresh} />
      </div>
    </Card>
  );
}

/** How complete the profile is lies below it. */
function useRefresh(profileId: string) {
  const queries = useQueryClient();
  const { queryKey } = talentProfileQuery(profileId);
  return () => void queries.invalidateQueries({ queryKey });
}
