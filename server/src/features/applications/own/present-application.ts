import type { OwnApplication } from '@callboard/contract/applications';
import { photoUrlOf } from '../../talent-profiles/present-talent-profile.ts';
import { needsConfirmation } from './policy.ts';
import type { listOwnApplications } from './queries.ts';

export type OwnRow = Awaited<ReturnType<typeof listOwnApplications>>[number];

export function presentApplication(row: OwnRow): OwnApplication {
  const { id, roleId, roleTitle, productionTitle, callId, callStatus, status, answer } = row;
  const { talent, nextAudition: next } = row;
  return {
    id,
    roleId,
    roleTitle,
    productionTitle,
    callId,
    callStatus,
    talent: { id: talent.id, name: row.talentName, photoUrl: photoUrlOf(talent) },
    submittedBy: { name: row.submitterName, agencyName: row.agencyName },
    status,
    statusSince: row.statusSince.toISOString(),
    answer,
    createdAt: row.createdAt.toISOString(),
    callDeadline: row.callDeadline.toISOString(),
    needsConfirmation: needsConfirmation(row),
    nextAudition: next && {
      invitationId: next.invitationId,
      at: next.at.toISOString(),
      isAnswered: next.respondedAt !== null,
    },
  };
}
