import { Link } from '@tanstack/react-router';
import { BadgeCheck, Clock, type LucideIcon, Search, Ticket } from 'lucide-react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { ImportControl } from './import-control.tsx';
import { ProfileGate } from './profile-gate.tsx';
import { isDone, STEPS } from './steps.ts';
import { WIZARD } from './walk.ts';
import type { WholeProfile } from './whole-profile.ts';

/** The first page of someone new. */
export function IntroPage() {
  return (
    <div className="mx-auto max-w-[1040px] lg:pt-6">
      <ProfileGate>{(whole) => <Welcome whole={whole} />}</ProfileGate>
    </div>
  );
}

function Welcome({ whole }: { whole: WholeProfile }) {
  const { firstName } = useCurrentUser();
  const isBegun = STEPS.some((step) => isDone(step, whole));
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)] lg:gap-14">
      <div className="grid content-center gap-8 lg:py-10">
        <header className="grid gap-2">
          <h1 className="wrap-anywhere text-balance font-bold text-28">
            {isBegun ? `Welcome back, ${firstName}` : `Welcome, ${firstName}`}
          </h1>
          <p className="max-w-[52ch] text-pretty text-16 text-muted">
            {isBegun
              ? 'Your profile is begun. A few more answers, and the right roles find you.'
              : 'A few short questions, and casting teams can find you.'}
          </p>
        </header>
        <ul className="grid gap-5">
          <Point icon={BadgeCheck} title="One profile for everything">
            You fill it in once. Every application takes it along.
          </Point>
          <Point icon={Search} title="Found by casting">
            By what you play, where you are and what you can do.
          </Point>
          <Point icon={Ticket} title="Free to apply">
            Applying, self-tapes and seeing where you stand cost nothing.
          </Point>
          <Point icon={Clock} title="About four minutes">
            Have a photo of your face at hand, and a credit or two. A reel can follow later.
          </Point>
        </ul>
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          <Button asChild look="primary" size={44} className="min-w-32">
            <Link to={WIZARD}>{isBegun ? 'Continue' : 'Start'}</Link>
          </Button>
          {!isBegun && <ImportControl profileId={whole.profile.id} />}
          <Button asChild look="quiet" size={44}>
            <Link to="/profile">Do it later</Link>
          </Button>
        </div>
        {!isBegun && (
          <p className="text-14 text-muted">
            Here for your child?{' '}
            <Link
              to="/account"
              hash="children"
              className="text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              Add the child's profile
            </Link>{' '}
            and leave your own empty: nobody will see it.
          </p>
        )}
      </div>
      {/* Dark in both themes: a house with the lights down. */}
      <div
        aria-hidden="true"
        className="scheme-dark hidden min-h-[560px] rounded-card bg-center bg-cover bg-paper lg:block lg:bg-[url(/wall.webp)]"
      />
    </div>
  );
}

type PointProps = { icon: LucideIcon; title: string; children: string };

function Point({ icon: Icon, title, children }: PointProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <span className="grid size-10 place-items-center rounded-full bg-fill">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="grid content-center gap-0.5">
        <p className="font-semibold text-14">{title}</p>
        <p className="text-14 text-muted">{children}</p>
      </div>
    </li>
  );
}
