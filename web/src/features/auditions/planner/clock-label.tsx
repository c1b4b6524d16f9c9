import { clockIn } from '../../../lib/casting/audition-words.ts';
import { ownClock } from '../words/session-words.ts';
import { usePlannerScene } from './planner-context.ts';

/** When a row begins: there, and on the viewer's own clock where that shows another time. */
export function ClockLabel({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) {
  const { session, viewerZone } = usePlannerScene();
  const { timeZone } = session;
  const own = ownClock(startsAt, timeZone, viewerZone);
  return (
    <>
      <time dateTime={startsAt} className="font-semibold text-13 tabular-nums">
        {clockIn(timeZone, startsAt)}
        {endsAt !== null && (
          <span className="font-normal text-muted">–{clockIn(timeZone, endsAt)}</span>
        )}
      </time>
      {own !== null && (
        <span className="block text-12 text-muted tabular-nums">
          {own}
          <span className="sr-only"> for you</span>
        </span>
      )}
    </>
  );
}
