import type { Role } from '@callboard/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { latestApplicationsQuery } from '../api.ts';
import { StandingLine } from './standing-line.tsx';
import { useKeptFold } from './use-kept-fold.ts';

const LINK_LOOK =
  'text-13 underline decoration-line-strong underline-offset-4 hover:decoration-ink';

type Props = {
  profileId: string;
  /** Whose it is, where it is not one's own. */
  name: string | undefined;
};

/** The latest applications and what is next with each. */
export function WhereYouStand({ profileId, name }: Props) {
  const { data, isPending, isError, refetch } = useQuery(latestApplicationsQuery(profileId));
  const { role } = useCurrentUser();
  const applications = data?.items ?? [];
  return (
    <Frame
      title={name === undefined ? 'Where you stand' : `Where ${name} stands`}
      // The list elsewhere is one's own, or that of the talent whom an agent works as.
      more={applications.length > 0 ? moreOf(role, name) : undefined}
    >
      {isPending && <Skeleton className="h-[92px]" />}
      {isError && data === undefined && (
        <p className="flex flex-wrap items-center gap-x-3 text-13 text-muted">
          The applications could not be loaded.
          <Button look="quiet" className="-mx-2" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data !== undefined && applications.length === 0 && (
        <p className="text-13 text-muted">
          {name === undefined ? 'You have not applied to anything yet.' : 'No applications yet.'}{' '}
          <Link to="/opportunities" className={classes(LINK_LOOK, 'text-ink')}>
            See what is being cast
          </Link>
        </p>
      )}
      {applications.length > 0 && (
        <ul className="grid gap-3 md:grid-cols-3 md:gap-0">
          {applications.map((application) => (
            <StandingLine key={application.id} application={application} />
          ))}
        </ul>
      )}
    </Frame>
  );
}

function moreOf(role: Role, name: string | undefined): string | undefined {
  if (role === 'agent') return 'All submissions';
  return name === undefined ? 'All my applications' : undefined;
}

type FrameProps = {
  title: string;
  /** What the list of all of them is called, where there is one elsewhere. */
  more: string | undefined;
  children: ReactNode;
};

/** On a phone it can be folded away; where there is room it is simply there. */
function Frame({ title, more, children }: FrameProps) {
  const id = useId();
  const { isFolded, toggle } = useKeptFold();
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="min-w-0 rounded-card border border-line bg-raised px-4 py-3"
    >
      <header className="flex min-h-8 items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="wrap-anywhere min-w-0 font-semibold text-14">
          {title}
        </h2>
        <div className="flex shrink-0 items-center gap-3">
          {more !== undefined && (
            <Link to="/opportunities" search={{ tab: 'mine' }} className={LINK_LOOK}>
              {more}
            </Link>
          )}
          <button
            type="button"
            aria-label={title}
            aria-expanded={!isFolded}
            aria-controls={id}
            onClick={toggle}
            className="-mr-2 grid size-9 place-items-center rounded-control text-muted hover:bg-fill md:hidden pointer-coarse:size-11"
          >
            <ChevronDown
              aria-hidden="true"
              className={classes('size-[18px] transition-transform', !isFolded && 'rotate-180')}
            />
          </button>
        </div>
      </header>
      <div id={id} className={classes('pt-2', isFolded && 'hidden md:block')}>
        {children}
      </div>
    </section>
  );
}
