import type { RosterEntry } from '@callboard/contract/roster';
import { isRepresented } from '../roster-words.ts';
import type { Standing } from '../standing.ts';
import { AssignmentsPart } from './assignments-part.tsx';
import { ClaimPart } from './claim-part.tsx';
import { NotesPart } from './notes-part.tsx';
import { RepresentationsPart } from './representations-part.tsx';
import { WaitingPart } from './waiting-part.tsx';
import { WhoPart } from './who-part.tsx';

export type PartProps = { standing: Standing; talent: RosterEntry };

export function TalentParts(props: PartProps) {
  const { standing, talent } = props;
  // Who is only asked is nobody's work yet, and nobody's to write about.
  const isActive = isRepresented(talent);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <WhoPart {...props} />
      {isActive && <WaitingPart {...props} />}
      {!talent.isClaimed && <ClaimPart {...props} />}
      <RepresentationsPart {...props} />
      {isActive && <AssignmentsPart {...props} />}
      {isActive && standing.isOfTeam && <NotesPart {...props} />}
    </div>
  );
}
