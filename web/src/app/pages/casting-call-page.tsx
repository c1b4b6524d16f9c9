import { ApplyPanel } from '../../features/applications/apply-panel.tsx';
import { CallPage } from '../../features/casting-calls/call-page.tsx';

/** A call, and on it how one's application stands or the way to apply. */
export function CastingCallPage() {
  return (
    <CallPage
      application={(call, talentProfileId) => (
        <ApplyPanel key={talentProfileId} call={call} talentProfileId={talentProfileId} />
      )}
    />
  );
}
