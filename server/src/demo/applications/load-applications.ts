import { applicationStatusChanges, applications } from '../../features/applications/tables.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { insertMany } from '../insert-many.ts';
import { talentProfileIdOf, userIdOf } from '../people/person-key.ts';
import { random } from '../portraits/random.ts';
import { callIdOf, roleIdOf } from '../productions/production-ids.ts';
import { answersOf } from './answers-of.ts';
import { applicationIdOf } from './application-ids.ts';
import { type FitOf, judgeFits } from './judge-fits.ts';
import { moverOf } from './mover-of.ts';
import { addUp, planMarks } from './opinions/plan-marks.ts';
import { type PlannedApplication, planApplications } from './plan-applications.ts';

export const loadApplications: DemoLoader = async (tx, now) => {
  const planned = planApplications(now);
  const fitOf = await judgeFits(tx, now);
  await insertMany(
    tx,
    applications,
    planned.map((one) => applicationRow(one, fitOf)),
  );
  await insertMany(tx, applicationStatusChanges, planned.flatMap(changeRows));
};

function applicationRow(
  planned: PlannedApplication,
  fitOf: FitOf,
): typeof applications.$inferInsert {
  const { key, posting, talent, status, note, steps, submitter, unsent } = planned;
  const [first] = steps;
  const last = steps.at(-1);
  if (first === undefined || last === undefined)
    throw new Error('An application begins somewhere.');
  const { met, asked } = fitOf(posting, talent);
  return {
    id: applicationIdOf(key),
    roleId: roleIdOf(posting.key),
    callId: callIdOf(posting.key),
    callVersion: planned.callVersion,
    talentProfileId: talentProfileIdOf(talent.key),
    submittedByUserId: submitter.userId,
    portfolioId: submitter.portfolioId,
    note,
    answers: answersOf(posting, random(`answers ${key}`)),
    status,
    statusSince: last.at,
    toldStatus: status,
    toldSince: last.at,
    toldAnswer: last.answer,
    unsentAnswer: unsent?.answer ?? null,
    teamReason: unsent?.teamReason ?? last.teamReason,
    fitMet: met,
    fitAsked: asked,
    ...addUp(planMarks(planned)),
    createdAt: first.at,
    updatedAt: last.at,
  };
}

function changeRows(planned: PlannedApplication) {
  const { key, talent, steps, submitter } = planned;
  const onBehalfOf = submitter.portfolioId === null ? null : userIdOf(talent.key);
  return steps.map(({ from, to, by, reason, answer, teamReason, at }, index) => ({
    id: demoId(`application-status/${key}/${index}`),
    applicationId: applicationIdOf(key),
    fromStatus: from,
    toStatus: to,
    actorUserId: moverOf(planned, index),
    onBehalfOfUserId: by === 'talent' ? onBehalfOf : null,
    reason,
    answer,
    teamReason,
    toldAt: at,
    createdAt: at,
  }));
}
