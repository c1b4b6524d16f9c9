import { MyApplications } from '../../features/applications/my-applications.tsx';
import { OpportunitiesPage as CallsPage } from '../../features/casting-calls/opportunities-page.tsx';
import { useApplicant } from '../../features/casting-calls/use-applicant.ts';
import { useCurrentUser } from '../../lib/use-session.ts';

/** Open calls, and beside them what became of one's applications. */
export function OpportunitiesPage() {
  const { role } = useCurrentUser();
  const { talentProfileId } = useApplicant();
  return (
    <CallsPage
      applications={
        <MyApplications talentProfileId={talentProfileId} isOfSeveral={role !== 'talent'} />
      }
    />
  );
}
