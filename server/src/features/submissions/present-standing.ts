import type { Posting } from '../casting-calls/opportunities/postings/list-postings.ts';
import type { Comparison } from '../fit/compare-all.ts';
import type { SubmittingSide } from '../representation/submitting/list-sides.ts';
import { isOfCall, obstacleFor } from './policy.ts';
import type { LatestApplication } from './queries.ts';

type Pair = {
  talent: { id: string; userId: string; name: string; isMinor: boolean };
  call: Posting;
  side: SubmittingSide;
  application: LatestApplication | undefined;
  compared: Comparison;
  now: Date;
};

/** A talent beside a call: how they fit, what was sent before, and what stands in the way. */
export function presentStanding({ talent, call, side, application, compared, now }: Pair) {
  const pair = { roleId: call.roleId, talentProfileId: talent.id };
  const { met, asked, isFor } = compared.judge(pair);
  return {
    callId: call.id,
    fit: { met, asked },
    isFor,
    application:
      application === undefined || !isOfCall(application, call)
        ? null
        : {
            id: application.id,
            status: application.status,
            submittedByName:
              application.senderUserId === talent.userId ? talent.name : application.senderName,
          },
    obstacle: obstacleFor(talent, call, side, now),
  };
}
