import { ApplyPanel } from '../../features/applications/apply-panel.tsx';
import { CallPage } from '../../features/casting-calls/call-page.tsx';
import { SubmitTalents } from '../../features/submissions/api.ts';
import { useCurrentUser } from '../../lib/use-session.ts';

/** A call, and on it how one's application stands or the way to apply; agents submit several at once. */
export function CastingCallPage() {
  const { role } = useCurrentUser();
  return (
    <CallPage
      actions={(call) => role === 'agent' && <SubmitTalents call={call} />}
      application={(call, talentProfileId) => (
        <ApplyPanel key={talentProfileId} call={call} talentProfileId={talentProfileId} />
      )}
    />
  );
}
