import { Link } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

type Props = {
  /** What is behind the door: "See how you are found". */
  title: string;
  text: string;
  /** What one would read here, each in a few words. */
  includes: readonly string[];
};

/** A page that Pro opens: what it holds, that nobody needs it to be cast, and where to get it. */
export function ProNeeded({ title, text, includes }: Props) {
  return (
    <section className="grid justify-items-center gap-5 rounded-card border border-line bg-raised px-4 py-10 text-center lg:py-14">
      <span className="grid size-11 place-items-center rounded-full bg-fill text-muted">
        <LockKeyhole aria-hidden="true" className="size-5" />
      </span>
      <div className="grid max-w-[52ch] gap-1 text-balance">
        <h2 className="font-semibold text-16">{title}</h2>
        <p className="text-14 text-muted">{text}</p>
      </div>
      <ul className="grid list-disc gap-1 pl-5 text-left text-13">
        {includes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button asChild look="primary">
        <Link to="/go-pro">See what Pro includes</Link>
      </Button>
      <p className="max-w-[52ch] text-13 text-muted">
        Applying, self-tapes, being found and knowing where you stand stay free, with or without
        Pro.
      </p>
    </section>
  );
}
