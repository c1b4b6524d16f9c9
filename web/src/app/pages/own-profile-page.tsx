import { useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import { PapersCard } from '../../features/children/late-parts.ts';
import {
  RepresentationSection,
  WaitingRequests,
} from '../../features/representation/late-parts.ts';
import { ProfilePage } from '../../features/talent-profiles/profile-page.tsx';
import { useCurrentUser } from '../../lib/use-session.ts';
import { SendOn } from '../frame/send-on.tsx';
import { PurposePage } from './purpose-page.tsx';

const OwnMedia = lazy(async () => ({ default: (await import('./own-media.tsx')).OwnMedia }));

/** The talent's own. Admins edit none: who comes for someone's is sent on to what others see. */
export function OwnProfilePage() {
  const { role } = useCurrentUser();
  const { talentProfileId } = useSearch({ strict: false });
  if (role === 'talent') {
    return (
      <ProfilePage
        media={(profileId) => <OwnMedia profileId={profileId} />}
        representation={(profileId, name) => (
          <RepresentationSection profileId={profileId} name={name} />
        )}
        waiting={(profileId, name) => (
          <>
            <WaitingRequests profileId={profileId} name={name} />
            {name !== undefined && <PapersCard profileId={profileId} />}
          </>
        )}
      />
    );
  }
  if (typeof talentProfileId === 'string' && talentProfileId !== '') {
    return <SendOn href={`/talent/${encodeURIComponent(talentProfileId)}`} />;
  }
  return <PurposePage />;
}
