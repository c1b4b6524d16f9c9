import type { FoundTalent } from '@callboard/contract/talent-search';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useIsDesk } from '../../../lib/use-is-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Face } from '../../casting-board/sheet/api.ts';
import { FitMark, FitReasons } from '../../casting-calls/api.ts';
import { VerifiedMark } from '../../verification/mark/api.ts';
import { ReelLink } from './reel-link.tsx';
import { TalentFacts } from './talent-facts.tsx';

/** In pixels. */
const WIDTH = 340;

type Props = {
  talent: FoundTalent;
  /** Among all who were found, from 1. */
  place: number;
  total: number;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

/** One of them beside the others; on a phone, over them. */
export function QuickView({ talent, place, total, onStep, onClose }: Props) {
  const isDesk = useIsDesk();
  const steps = (
    <span className="flex items-center text-12 text-muted tabular-nums">
      <IconButton
        icon={ChevronLeft}
        size={32}
        label="Previous talent"
        aria-disabled={place <= 1}
        onClick={() => onStep(-1)}
      />
      <span className="whitespace-nowrap">
        {place.toLocaleString('en')} of {total.toLocaleString('en')}
      </span>
      <IconButton
        icon={ChevronRight}
        size={32}
        label="Next talent"
        aria-disabled={place >= total}
        onClick={() => onStep(1)}
      />
    </span>
  );
  if (!isDesk) {
    return (
      <Sheet
        open
        onOpenChange={onClose}
        title={<Name talent={talent} />}
        width={420}
        footer={steps}
      >
        <Content talent={talent} />
      </Sheet>
    );
  }
  return (
    <aside
      aria-label={talent.name}
      style={{ width: WIDTH }}
      className="sticky top-20 flex max-h-[calc(100dvh-96px)] shrink-0 animate-appear flex-col rounded-card border border-line bg-raised"
    >
      <header className="flex h-12 shrink-0 items-center justify-between border-line border-b px-2">
        {steps}
        <IconButton icon={X} size={32} label="Close" onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-4 [scrollbar-width:thin]">
        <h2 className="wrap-anywhere pb-3 font-semibold text-16">
          <bdi>{talent.name}</bdi> <VerifiedMark verified={talent.verified} />
        </h2>
        <Content talent={talent} />
      </div>
    </aside>
  );
}

function Name({ talent }: Pick<Props, 'talent'>) {
  return (
    <span className="flex items-center gap-1.5">
      <span dir="auto" className="truncate">
        {talent.name}
      </span>
      <VerifiedMark verified={talent.verified} />
    </span>
  );
}

function Content({ talent }: Pick<Props, 'talent'>) {
  const { id, name, photoUrl, headline, hasShowreel, fit, reasons } = talent;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Button look="primary" asChild>
          <Link to="/talent/$id" params={{ id }}>
            Open profile
          </Link>
        </Button>
        {hasShowreel && <ReelLink id={id} />}
      </div>
      <div className="w-full max-w-52">
        <Face
          name={name}
          photoUrl={photoUrl}
          talentProfileId={id}
          width={208}
          className="rounded-card"
        />
      </div>
      {headline !== null && <p className="wrap-anywhere text-14">{headline}</p>}
      {fit !== null && fit.asked > 0 && (
        <section aria-label="Fit" className="grid gap-2 [&>ul]:grid-cols-1!">
          <FitMark fit={fit} />
          <FitReasons reasons={reasons} />
        </section>
      )}
      <TalentFacts talent={talent} />
    </div>
  );
}
