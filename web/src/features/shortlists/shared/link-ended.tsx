import { Link2Off } from 'lucide-react';

/** To whoever comes too late: what happened, and whom to ask. */
export function LinkEnded() {
  return (
    <div className="mx-auto grid max-w-[440px] justify-items-center gap-5 px-2 py-16 text-center sm:py-24">
      <span className="grid size-14 place-items-center rounded-full bg-fill text-muted">
        <Link2Off aria-hidden="true" className="size-6" />
      </span>
      <div className="grid gap-2 text-balance">
        <h1 className="font-semibold text-20">This link is no longer open</h1>
        <p className="text-14 text-muted">
          Links to a shortlist last for a while, and whoever sent one can close it. Ask them for a
          new one. What you said before is kept.
        </p>
      </div>
    </div>
  );
}
