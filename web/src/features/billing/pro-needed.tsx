import type { Role } from '@callboard/contract/roles';
import { Link } from '@tanstack/react-router';
import { Check, LockKeyhole } from 'lucide-react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  /** What is behind the door: "See how you are found". */
  title: string;
  text: string;
  /** What one would read here, each in a few words. */
  includes: readonly string[];
};

const OWN_CASTING =
  'Applying, self-tapes, being found and knowing where you stand stay free, with or without Pro.';

const STAYS_FREE: Record<Role, string> = {
  talent: OWN_CASTING,
  agent:
    'Submitting your talents, auditions, messages and knowing where each submission stands stay free, with or without Pro.',
  client:
    'Productions, calls, every application and the whole talent search stay free, with or without Pro.',
  admin: OWN_CASTING,
};

/** A page that Pro opens: what it holds, that nobody needs it to be cast, and where to get it. */
export function ProNeeded({ title, text, includes }: Props) {
  const { role } = useCurrentUser();
  return (
    <section className="grid justify-items-center gap-5 rounded-card border border-line bg-raised px-4 py-10 text-center lg:py-14">
      <span className="grid size-11 place-items-center rounded-full bg-fill text-muted">
        <LockKeyhole aria-hidden="true" className="size-5" />
      </span>
      <div className="grid max-w-[52ch] gap-1 text-balance">
        <h2 className="font-semibold text-16">{title}</h2>
        <p className="text-14 text-muted">{text}</p>
      </div>
      <ul className="grid gap-1.5 text-left text-14">
        {includes.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
      <Button asChild look="primary">
        <Link to="/go-pro">See what Pro includes</Link>
      </Button>
      <p className="max-w-[52ch] text-balance text-13 text-muted">{STAYS_FREE[role]}</p>
    </section>
  );
}
