import type { FitReason } from '@callboard/contract/fit';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { fitInWords } from '../../lib/casting/fit-words.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { FitMark, FitReasons } from '../casting-calls/api.ts';
import { maySubmit, type Standing, whyNot } from './standing.ts';

type Props = {
  talent: { name: string; photoUrl: string | null };
  standing: Standing;
  reasons: readonly FitReason[] | undefined;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

/** A talent beside a call: tick, how they fit, and why. */
export function CandidateRow({ talent, standing, reasons = [], isTicked, onTick }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { name, photoUrl } = talent;
  const mayTick = maySubmit(standing);
  return (
    <li className="grid gap-2 border-line border-t py-2.5 first:border-t-0">
      <div className="flex items-center gap-3">
        <Checkbox
          id={id}
          checked={isTicked}
          disabled={!mayTick}
          aria-describedby={`${id}-why`}
          onCheckedChange={(checked) => onTick(checked === true)}
          onKeyDown={goToNext}
          data-candidate
        />
        <label
          htmlFor={id}
          className={classes(
            'flex min-w-0 flex-1 items-center gap-3 pointer-coarse:min-h-11',
            mayTick && 'cursor-pointer',
          )}
        >
          <Avatar
            profileName={name}
            src={photoUrl}
            className={mayTick ? undefined : 'opacity-60'}
          />
          <span className="grid min-w-0">
            <span className="wrap-anywhere font-medium text-14">{name}</span>
            <Line id={`${id}-why`} name={name} standing={standing} reasons={reasons} />
          </span>
        </label>
        <FitMark fit={standing.fit} />
        {reasons.length > 0 && (
          <IconButton
            icon={ChevronDown}
            label={`How ${name} fits`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="aria-expanded:rotate-180"
          />
        )}
      </div>
      {isOpen && (
        <div className="pb-1 pl-[82px]">
          <FitReasons reasons={reasons} />
        </div>
      )}
    </li>
  );
}

type LineProps = Pick<Props, 'standing'> & {
  id: string;
  name: string;
  reasons: readonly FitReason[];
};

/** What stands in the way; else what speaks against, and for. */
function Line({ id, name, standing, reasons }: LineProps) {
  const { units, countryId } = useCurrentUser();
  const { playingAge } = tradeWords(countryId);
  const obstacle = whyNot(standing, name);
  const withdrawn = standing.application === null ? '' : 'Withdrawn before. ';
  const others = standing.isFor || reasons.length > 0 ? '' : 'Asks for someone else.';
  const fitting = fitInWords(reasons, { units, playingAge });
  const words = obstacle ?? `${withdrawn}${fitting}${others}`;
  return (
    <span
      id={id}
      className={classes(
        'text-12 text-muted empty:hidden',
        obstacle === undefined && 'line-clamp-1',
      )}
    >
      {words}
    </span>
  );
}

/** The arrows go from one to the next who can be ticked. */
function goToNext(event: KeyboardEvent<HTMLButtonElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const all = [...document.querySelectorAll<HTMLButtonElement>('[data-candidate]:not(:disabled)')];
  all[all.indexOf(event.currentTarget) + by]?.focus();
}
