import { ProNeeded } from '../../billing/api.ts';

const INCLUDES = [
  'How long each role took to fill, from its first call to the last yes',
  'How many looked at the call, applied, and came how far',
  'How many applicants you answered, and how soon',
  'The same figures for the period before, and all of it as a CSV file',
];

/** What stands here once the company is on Pro. */
export function ReportsLocked() {
  return (
    <ProNeeded
      title="See how your casting goes"
      text="Reports tell, role by role, how your calls did. They are for your company alone."
      includes={INCLUDES}
    />
  );
}
