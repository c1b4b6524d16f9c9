import { ProfilePage } from '../../features/talent-profiles/profile-page.tsx';
import { useCurrentUser } from '../../lib/use-session.ts';
import { PurposePage } from './purpose-page.tsx';

/** The talent's own; an admin has none. */
export function OwnProfilePage() {
  return useCurrentUser().role === 'talent' ? <ProfilePage /> : <PurposePage />;
}
