import {
  applicationMarks,
  applicationNotes,
  applicationTags,
} from '../../../features/applications/triage/tables.ts';
import { demoId } from '../../demo-id.ts';
import type { DemoLoader } from '../../demo-loader.ts';
import { minutesAgo } from '../../demo-time.ts';
import { insertMany } from '../../insert-many.ts';
import { userIdOf } from '../../people/person-key.ts';
import { random } from '../../portraits/random.ts';
import { applicationIdOf } from '../application-ids.ts';
import { type PlannedApplication, planApplications } from '../plan-applications.ts';
import { type Mark, planMarks } from './plan-marks.ts';
import { NOTES, TAGS } from './team-words.ts';

type Marked = { planned: PlannedApplication; mark: Mark; index: number };

export const loadOpinions: DemoLoader = async (tx, now) => {
  const marked = planApplications(now).flatMap((planned) =>
    planMarks(planned).map((mark, index) => ({ planned, mark, index })),
  );
  await insertMany(tx, applicationMarks, marked.map(markRow));
  await insertMany(tx, applicationTags, marked.flatMap(tagRows));
  await insertMany(tx, applicationNotes, marked.flatMap(noteRows));
};

/** Somebody thinks so soon after the last move. */
function thoughtAt({ steps }: PlannedApplication, index: number): Date {
  const last = steps.at(-1);
  if (last === undefined) throw new Error('An application begins somewhere.');
  return minutesAgo(last.at, -(index + 1));
}

function markRow({ planned, mark: { who, pick, rating }, index }: Marked) {
  return {
    applicationId: applicationIdOf(planned.key),
    userId: userIdOf(who),
    pick,
    rating,
    updatedAt: thoughtAt(planned, index),
  };
}

const SORTS = { yes: 'likes', maybe: 'practical', no: 'doubts' } as const;
const sortOf = ({ pick }: Mark) => SORTS[pick ?? 'maybe'];

function tagRows({ planned, mark }: Marked) {
  const dice = random(`tag ${planned.key} ${mark.who}`);
  if (planned.talent.craft !== undefined || !dice.chance(0.22)) return [];
  const tag: string = dice.pick(TAGS[sortOf(mark)]);
  return [{ applicationId: applicationIdOf(planned.key), userId: userIdOf(mark.who), tag }];
}

function noteRows({ planned, mark, index }: Marked) {
  const dice = random(`team note ${planned.key} ${mark.who}`);
  // What is written about crew is said to the director instead.
  if (planned.talent.craft !== undefined || !dice.chance(0.25)) return [];
  const at = thoughtAt(planned, index);
  return [
    {
      id: demoId(`application-note/${planned.key}/${mark.who}`),
      applicationId: applicationIdOf(planned.key),
      authorUserId: userIdOf(mark.who),
      text: dice.pick<string>(NOTES[sortOf(mark)]),
      createdAt: at,
      updatedAt: at,
    },
  ];
}
