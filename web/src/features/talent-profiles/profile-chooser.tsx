import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Select } from '../../ui/select.tsx';
import { keptProfilesQuery } from './api.ts';

type Props = { ownId: string; profileId: string };

/** Whose profile a page is about, for those who keep others' besides their own: guardians. */
export function ProfileChooser({ ownId, profileId }: Props) {
  const navigate = useNavigate();
  const kept = useQuery(keptProfilesQuery).data?.items ?? [];
  if (kept.length === 0) return null;

  const options = [
    { value: ownId, label: 'Your profile' },
    ...kept.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const isKnown = options.some(({ value }) => value === profileId);

  function choose(chosen: string) {
    const talentProfileId = chosen === ownId ? undefined : chosen;
    void navigate({ to: '.', search: (before) => ({ ...before, talentProfileId }) });
  }

  return (
    <div className="mt-1.5 w-full min-w-0 sm:mt-0 sm:w-fit sm:min-w-48 sm:max-w-88">
      <Select
        aria-label="Whose profile"
        options={options}
        value={isKnown ? profileId : ''}
        placeholder="Choose a profile"
        onValueChange={choose}
        // Nothing is typed here, so that it may stay small where one touches: long names fit.
        className="[&>span]:text-14"
      />
    </div>
  );
}
