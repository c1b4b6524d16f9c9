import type { OwnApplication } from '@callboard/contract/applications';
import type { listApplicationsOf } from './queries.ts';

type Row = Awaited<ReturnType<typeof listApplicationsOf>>[number];

export function presentApplication(row: Row): OwnApplication {
  const { nextAudition: next } = row;
  return {
    ...row,
    statusSince: row.statusSince.toISOString(),
    createdAt: row.createdAt.toISOString(),
    callDeadline: row.callDeadline.toISOString(),
    nextAudition: next && {
      invitationId: next.invitationId,
      at: next.at.toISOString(),
      isAnswered: next.respondedAt !== null,
    },
  };
}
