import { ApplicationStages } from './application-stages.tsx';
import { MissingParts } from './missing-parts.tsx';

type Props = { profileId: string };

/** What is known of how a talent is found and how far they get. */
export function TalentFigures({ profileId }: Props) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <ApplicationStages profileId={profileId} />
      <MissingParts profileId={profileId} />
    </div>
  );
}
