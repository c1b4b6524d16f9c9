import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Select } from '../../ui/select.tsx';
import { keptProfilesQuery } from '../talent-profiles/api.ts';
import { useApplicant } from './use-applicant.ts';

/** For whom one looks, for those who keep others' profiles besides their own: guardians. */
export function ApplicantChooser() {
  const { role, talentProfileId: ownId } = useCurrentUser();
  const { talentProfileId } = useApplicant();
  const navigate = useNavigate();
  const { data } = useQuery({ ...keptProfilesQuery, enabled: role === 'talent' });
  const kept = data?.items ?? [];
  if (ownId === null || kept.length === 0) return null;

  function choose(chosen: string) {
    void navigate({
      to: '/opportunities',
      search: (before) => ({ ...before, talentProfileId: chosen === ownId ? undefined : chosen }),
    });
  }

  return (
    <div className="w-full min-w-0 sm:w-fit sm:min-w-48 sm:max-w-88">
      <Select
        aria-label="For whom"
        options={[
          { value: ownId, label: 'For you' },
          ...kept.map(({ id, name }) => ({ value: id, label: `For ${name}` })),
        ]}
        value={talentProfileId ?? ''}
        onValueChange={choose}
        className="[&>span]:text-14"
      />
    </div>
  );
}
