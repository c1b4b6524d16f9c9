import { ReportButton } from '../moderation/reporting/api.ts';
import { AvailabilityCard } from './availability-card.tsx';
import { RepresentedBy } from './represented-by.tsx';
import type { Talent } from './talent.ts';
import { TalentActions } from './talent-actions.tsx';
import type { OwnSide } from './use-own-side.ts';

type Props = { id: string; talent: Talent; ownSide: OwnSide | undefined };

export function TalentSide({ id, talent, ownSide }: Props) {
  return (
    <div className="grid gap-4">
      <TalentActions id={id} userId={talent.profile.userId} ownSide={ownSide} />
      <RepresentedBy agencies={talent.profile.representation ?? []} />
      <AvailabilityCard availability={talent.availability} />
      {ownSide === undefined && (
        <ReportButton about={{ subject: 'profile', subjectId: id }} what="profile" />
      )}
    </div>
  );
}
