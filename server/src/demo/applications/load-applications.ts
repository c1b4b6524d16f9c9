import { applicationStatusChanges, applications } from '../../features/applications/tables.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { insertMany } from '../insert-many.ts';
import { COMPANIES } from '../people/clients.ts';
import { talentProfileIdOf, userIdOf } from '../people/person-key.ts';
import { callIdOf, roleIdOf } from '../productions/production-ids.ts';
import { type PlannedApplication, planApplications } from './plan-applications.ts';

export const loadApplications: DemoLoader = async (tx, now) => {
  const planned = planApplications(now);
  await insertMany(tx, applications, planned.map(applicationRow));
  await insertMany(tx, applicationStatusChanges, planned.flatMap(changeRows));
};

const applicationIdOf = (key: string) => demoId(`application/${key}`);

function applicationRow(planned: PlannedApplication): typeof applications.$inferInsert {
  const { posting, talent, status, note, steps, submittedBy } = planned;
  const [first] = steps;
  const last = steps.at(-1);
  if (first === undefined || last === undefined)
    throw new Error('An application begins somewhere.');
  return {
    id: applicationIdOf(planned.key),
    roleId: roleIdOf(posting.key),
    callId: callIdOf(posting.key),
    callVersion: posting.call.version,
    talentProfileId: talentProfileIdOf(talent.key),
    submittedByUserId: submittedBy,
    note,
    status,
    statusSince: last.at,
    toldStatus: status,
    toldSince: last.at,
    createdAt: first.at,
    updatedAt: last.at,
  };
}

function changeRows({ key, posting, talent, steps, submittedBy }: PlannedApplication) {
  const talentUserId = userIdOf(talent.key);
  const team = userIdOf(COMPANIES[posting.production.company].head);
  const actors = { talent: submittedBy, team, system: null };
  return steps.map(({ from, to, by, reason, at }) => ({
    id: demoId(`application-status/${key}/${to}`),
    applicationId: applicationIdOf(key),
    fromStatus: from,
    toStatus: to,
    actorUserId: actors[by],
    onBehalfOfUserId: by === 'talent' && submittedBy !== talentUserId ? talentUserId : null,
    reason,
    toldAt: at,
    createdAt: at,
  }));
}
