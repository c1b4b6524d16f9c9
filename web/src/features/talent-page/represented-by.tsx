import type { TalentProfile } from '@callboard/contract/talent-profiles';
import { BadgeCheck, Mail, Phone } from 'lucide-react';
import { FIELD_WORDS } from '../../lib/representation-words.ts';
import { Card } from '../../ui/card.tsx';
import { initialsOf } from '../../ui/initials.ts';

type Agency = NonNullable<TalentProfile['representation']>[number];

/** Whom to turn to, in place of private contact data. */
export function RepresentedBy({ agencies }: { agencies: readonly Agency[] }) {
  if (agencies.length === 0) return null;
  return (
    <Card title="Represented by">
      <ul className="grid gap-4">
        {agencies.map((agency) => (
          <li key={`${agency.portfolioId} ${agency.field} ${agency.kind}`} className="grid gap-2">
            <AgencyLine {...agency} />
            <Contact href="mailto:" to={agency.email} icon={Mail} />
            <Contact href="tel:" to={agency.phone} icon={Phone} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AgencyLine({ name, isVerified, field, territory, kind }: Agency) {
  const about = [kind === 'manager' ? 'Manager' : undefined, FIELD_WORDS[field], territory];
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-control bg-ink font-bold text-13 text-paper"
      >
        {initialsOf({ profileName: name.replace(/[^\p{L}\p{N}\s]/gu, ' ') })}
      </span>
      <div className="min-w-0">
        <p className="wrap-anywhere flex items-center gap-1.5 font-semibold text-14">
          {name}
          {isVerified && (
            <span title="Verified agency" className="inline-flex shrink-0">
              <BadgeCheck role="img" aria-label="Verified agency" className="size-4 text-info" />
            </span>
          )}
        </p>
        <p className="wrap-anywhere text-12 text-muted">{about.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

type ContactProps = { href: string; to: string | null; icon: typeof Mail };

function Contact({ href, to, icon: Icon }: ContactProps) {
  if (to === null || to === '') return null;
  return (
    <a
      href={href + to}
      className="flex min-w-0 items-center gap-2 text-13 text-muted hover:text-ink pointer-coarse:min-h-11"
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className="wrap-anywhere min-w-0">{to}</span>
    </a>
  );
}
