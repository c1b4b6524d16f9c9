import { Link } from '@tanstack/react-router';
import { ExternalLink, UserRoundCheck } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { MessageButton } from '../../messaging/starting/api.ts';
import { useSelection } from '../../representation/api.ts';
import { Face } from '../face.tsx';
import { aboutInWords, isRepresented, nameOf } from '../roster-words.ts';
import type { PartProps } from './talent-parts.tsx';

/** Who they are, and the two ways on from here. */
export function WhoPart({ standing, talent }: PartProps) {
  const { talentProfileId: id, firstName, lastName, stageName, completeness } = talent;
  // How far the profile of someone is who is only asked is not for the agency to know.
  const isActive = isRepresented(talent);
  return (
    <div className="grid gap-3">
      <div className="flex min-w-0 gap-4">
        <Face
          name={nameOf(talent)}
          photoUrl={talent.photoUrl}
          className="w-20 rounded-control text-20"
        />
        <div className="grid min-w-0 flex-1 content-start gap-1.5">
          {stageName !== null && (
            <p className="wrap-anywhere text-13 text-muted">
              {firstName} {lastName}
            </p>
          )}
          <p className="wrap-anywhere text-13">{aboutInWords(talent) || 'Nothing filled in yet'}</p>
          {talent.headline !== null && (
            <p className="wrap-anywhere text-13 text-muted">{talent.headline}</p>
          )}
          {isActive && (
            <div className="flex items-center gap-2 text-12 text-muted tabular-nums">
              <span className="w-24">
                <ProgressBar value={completeness} label="Profile complete" />
              </span>
              <span aria-hidden="true">{completeness} % complete</span>
            </div>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {standing.isOfTeam && isActive && <WorkAs talent={talent} />}
        {standing.isOfTeam && isActive && <MessageButton to={{ userId: talent.userId }} />}
        <Button asChild>
          <Link to="/talent/$id" params={{ id }}>
            <ExternalLink aria-hidden="true" className="size-4" />
            Profile
          </Link>
        </Button>
      </div>
    </div>
  );
}

function WorkAs({ talent }: Pick<PartProps, 'talent'>) {
  const { talent: current, selectTalent, clearTalent } = useSelection();
  const { talentProfileId: id, userId, firstName, lastName } = talent;
  if (current?.talentProfile.id === id) {
    return (
      <Button onClick={clearTalent}>
        <UserRoundCheck aria-hidden="true" className="size-4" />
        Stop working as {firstName}
      </Button>
    );
  }
  return (
    <Button
      onClick={() =>
        selectTalent({ user: { id: userId }, talentProfile: { id, firstName, lastName } })
      }
    >
      <UserRoundCheck aria-hidden="true" className="size-4" />
      Work as {firstName}
    </Button>
  );
}
