import { type PlannedApplication, planApplications } from '../applications/plan-applications.ts';
import { demoId } from '../demo-id.ts';
import { talentProfileIdOf, userIdOf } from '../people/person-key.ts';
import { TALENTS } from '../people/talents.ts';
import { random } from '../portraits/random.ts';
import { deadlineAt, endedAt, openedAt, POSTINGS, type Posting } from '../productions/postings.ts';
import { callIdOf } from '../productions/production-ids.ts';
import type { Diary, Viewer } from './diary.ts';
import { type Clip, clipsOf, type FoundTalent } from './found-talent.ts';
import { lookAt } from './profile-activity.ts';
import { about, type Day, someTimeOf } from './rhythm.ts';
import { someAgent, someClient } from './viewers.ts';

const MINUTE_MS = 60 * 1000;
/** How many look at a call and leave it, for each who applies. */
const LOOKERS = { public: 2.4, agencies: 0.8 };
const LOOKED_UP = 0.45;
/** So many days ago the first of the demo's calls opened, of those that many read. */
const EARLIER_DAYS = 28;
/** How many calls are read on a usual day, by somebody with a standing of one. */
const EARLIER_READ = 0.32;
const GROWN_UP = TALENTS.filter(({ guardian }) => guardian === undefined);

/** Calls as they were looked at: by those who applied, and by those who did not. */
export function lookAtCalls(diary: Diary, now: Date): void {
  const clipsByTalent = new Map(TALENTS.map((talent) => [talent.key, clipsOf(talent, now)]));
  for (const application of planApplications(now)) {
    apply(diary, application, clipsByTalent.get(application.talent.key) ?? []);
  }
  for (const posting of POSTINGS) leaveAlone(diary, posting, now);
}

/** Before the demo's own calls opened there were others, which are gone; that they were read still counts. */
export function readEarlierCalls(
  diary: Diary,
  days: readonly Day[],
  { talent, profileId, standing }: FoundTalent,
): void {
  if (talent.guardian !== undefined) return;
  const dice = random(`earlier calls ${talent.key}`);
  for (const day of days) {
    if (day.daysAgo < EARLIER_DAYS) continue;
    const many = about(EARLIER_READ * standing * day.pace, dice);
    for (let one = 0; one < many; one++) {
      diary.note({
        kind: 'call_view',
        talentProfileId: profileId,
        subjectId: demoId(`earlier-call/${day.daysAgo}/${Math.floor(dice.next() * 12)}`),
        viewer: { role: 'talent', name: userIdOf(talent.key) },
        at: someTimeOf(day, dice),
      });
    }
  }
}

/** Reads the call, applies; and casting looks the applicant up. */
function apply(
  diary: Diary,
  { key, posting, talent, submitter, steps }: PlannedApplication,
  clips: readonly Clip[],
) {
  const dice = random(`applied ${key}`);
  const [sent] = steps;
  if (sent === undefined) return;
  const isByAgent = submitter.portfolioId !== null;
  const viewer: Viewer = { role: isByAgent ? 'agent' : 'talent', name: submitter.userId };
  const talentProfileId = talentProfileIdOf(talent.key);
  const subjectId = callIdOf(posting.key);
  const sentAt = sent.at.getTime();
  const readAt = sentAt - (3 + Math.floor(dice.next() * 80)) * MINUTE_MS;
  const reader = isByAgent ? null : talentProfileId;
  diary.note({ kind: 'call_view', talentProfileId: reader, subjectId, viewer, at: readAt });
  diary.note({ kind: 'applied', talentProfileId, subjectId, viewer, at: sentAt });
  const seen = steps.find(({ to }) => to === 'viewed');
  if (seen === undefined || !dice.chance(LOOKED_UP)) return;
  const at = seen.at.getTime() + 2 * MINUTE_MS;
  lookAt(diary, { talent, clips, viewer: someClient(dice), at }, dice);
}

/** Most come in the days after it opened. */
function leaveAlone(diary: Diary, { key, call }: Posting, now: Date): void {
  const start = openedAt(call, now);
  if (start === null || call.visibility === 'invited') return;
  const end = endedAt(call, now) ?? earlier(deadlineAt(call, now), now);
  const dice = random(`lookers ${key}`);
  const isPublic = call.visibility === 'public';
  const many = Math.round(call.applicants * (isPublic ? LOOKERS.public : LOOKERS.agencies));
  for (let one = 0; one < many; one++) {
    const at = start.getTime() + (end.getTime() - start.getTime()) * dice.next() ** 2.2;
    const talent = isPublic && dice.chance(0.85) ? dice.pick(GROWN_UP) : undefined;
    diary.note({
      kind: 'call_view',
      talentProfileId: talent === undefined ? null : talentProfileIdOf(talent.key),
      subjectId: callIdOf(key),
      viewer:
        talent === undefined ? someAgent(dice) : { role: 'talent', name: userIdOf(talent.key) },
      at: Math.floor(at / 1000) * 1000,
    });
  }
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
