import type { ActForTalent } from '@callboard/contract/acts-for-talent';
import { agentPhotoUrlOf } from '../../agent-profiles/present-agent-profile.ts';
import type { ActRow } from './queries.ts';
import { readDifference } from './read-difference.ts';
import { findSection } from './sections.ts';

type Shown = {
  subjects: ReadonlyMap<string, string>;
  /** Where whoever reads it edits the profile. */
  profilePath: string;
};

export function presentAct(row: ActRow, { subjects, profilePath }: Shown): ActForTalent {
  const { id, at, act, actor, agencyName, target } = row;
  const { fields, thingId } = readDifference(row.difference);
  const section = findSection(act, fields);
  const instead = thingId === null ? section?.name : undefined;
  return {
    id,
    at: at.toISOString(),
    actor: {
      name: `${actor.firstName} ${actor.lastName}`,
      photoUrl: agentPhotoUrlOf(actor),
      agencyName,
    },
    act,
    subject: subjects.get(thingId ?? target.id) ?? instead ?? null,
    fields,
    link: section === undefined ? linkOf(target) : `${profilePath}section=${section.id}`,
  };
}

/** What the talent's side is asked for besides auditions. */
const ON_INVITATIONS = new Set(['availability-check', 'hold', 'background-booking']);

function linkOf({ kind, id }: ActRow['target']): string | null {
  if (kind === 'audition-invitation') return `/invitations?invitation=${id}`;
  if (kind === 'application') return `/opportunities?tab=mine&application=${id}`;
  if (ON_INVITATIONS.has(kind)) return '/invitations';
  return kind === 'casting-call' ? `/casting-calls/${id}` : null;
}
