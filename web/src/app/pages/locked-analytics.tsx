import { ProNeeded } from '../../features/billing/pro-needed.tsx';

/** In place of a talent's figures, for the talent. */
export function LockedForTalent() {
  return (
    <ProNeeded
      title="See how you are found"
      text="Who looks at your profile, which searches you appear in, and what it lacks to be found more."
      includes={[
        'Profile views, search appearances and media plays, day by day',
        'How far your applications came, beside the period before',
        'Which searches found you, and which passed you by for something missing',
        'All of it as a CSV file',
      ]}
    />
  );
}

/** In place of a roster's figures, and of each of its talents. */
export function LockedForAgent() {
  return (
    <ProNeeded
      title="See how your roster is found"
      text="Who looks at your talents, which searches they appear in, and what their profiles lack."
      includes={[
        'Profile views, search appearances and media plays of the roster and of each talent',
        'How far your submissions came, beside the period before',
        'Which searches passed a talent by for something missing',
        'All of it as a CSV file',
      ]}
    />
  );
}
