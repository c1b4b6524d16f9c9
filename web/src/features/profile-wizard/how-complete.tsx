import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { completenessQuery } from '../talent-profiles/api.ts';

/** Where it cannot be read, the rest does without. */
export function HowComplete({ profileId }: { profileId: string }) {
  const { data } = useQuery(completenessQuery(profileId));
  if (data === undefined) return <div className="h-28" />;
  return (
    <section aria-label="How complete it is" className="grid gap-3">
      <p className="flex items-baseline justify-between text-14">
        <span className="font-semibold">
          {data.missing.length === 0 ? 'Complete' : 'Complete so far'}
        </span>
        <span className="tabular-nums">{data.percent} %</span>
      </p>
      <ProgressBar label="How complete your profile is" value={data.percent} />
      {data.missing.length > 0 && (
        <div className="grid gap-1.5 pt-1 text-13">
          <p className="text-muted">Worth adding when you have a moment:</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
            {data.missing.map(({ field, label, section }) => (
              <li key={field}>
                <Link
                  to="/profile"
                  search={{ section }}
                  className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
