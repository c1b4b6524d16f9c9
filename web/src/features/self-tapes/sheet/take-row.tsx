import type { InvitationDetail } from '@callboard/contract/audition-invitations';
import type { Media } from '@callboard/contract/media';
import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { playingTime } from '../../../lib/talent/measures.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { DraftTake } from '../draft/take-order.ts';
import { TakePlayer } from '../watching/take-player.tsx';
import { SlateToggle } from './slate-toggle.tsx';
import { useTakeMedia } from './use-take-media.ts';

const MINUTE_MS = 60_000;

type Props = {
  take: DraftTake;
  name: string;
  /** As the team has it; none: it was not sent yet. */
  sent: InvitationDetail['takesSent'][number] | undefined;
  maxMinutes: number | null;
  dueAt: string;
  canChange: boolean;
  canMark: boolean;
  isSlatePart: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onMark: () => void;
  onRemove: () => void;
};

/** One take: to watch, to put before or after another, to leave out. */
export function TakeRow({ take, name, sent, maxMinutes, dueAt, canChange, ...props }: Props) {
  const { isFirst, isLast, canMark, isSlatePart, onMove, onMark, onRemove } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { media, isGone } = useTakeMedia(take.mediaId, sent?.media);
  // Once it was due, what was sent in time stays.
  const canRemove = canChange && !(sent?.isLate === false && Date.parse(dueAt) < Date.now());
  return (
    <li className="grid gap-2 py-2">
      <div className="flex min-w-0 items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          disabled={media?.status !== 'ready'}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 rounded-control text-left text-14 enabled:hover:bg-fill"
        >
          <ChevronDown
            aria-hidden="true"
            className={classes('size-4 text-muted', !isOpen && '-rotate-90')}
          />
          <span className="font-medium">Take {take.take}</span>
          {media?.durationMs != null && (
            <span className="text-13 text-muted tabular-nums">{playingTime(media.durationMs)}</span>
          )}
          <Marks hasSlate={take.isSlate && !isSlatePart} sent={sent} media={media} />
        </button>
        {canChange && (
          <span className="flex shrink-0">
            {!(isFirst && isLast) && (
              <>
                <IconButton
                  icon={ArrowUp}
                  label={`Move ${name} up`}
                  disabled={isFirst}
                  onClick={() => onMove(-1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`Move ${name} down`}
                  disabled={isLast}
                  onClick={() => onMove(1)}
                />
              </>
            )}
            {canRemove && <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />}
          </span>
        )}
      </div>
      {media?.status === 'refused' && (
        <p role="alert" className="wrap-anywhere text-13 text-danger">
          {media.problem ?? 'This film cannot be played.'} Remove it and send another.
        </p>
      )}
      {isGone && (
        <p role="alert" className="text-13 text-danger">
          This take was not sent for too long and is no longer there. Remove it and record it again.
        </p>
      )}
      {isTooLong(media, maxMinutes) && (
        <p className="text-13 text-warn">It is longer than what was asked for.</p>
      )}
      {isOpen && media?.status === 'ready' && <TakePlayer media={media} label={name} />}
      {canChange && canMark && <SlateToggle name={name} isOn={take.isSlate} onToggle={onMark} />}
    </li>
  );
}

type MarksProps = Pick<Props, 'sent'> & { hasSlate: boolean; media: Media | undefined };

function Marks({ hasSlate, sent, media }: MarksProps) {
  return (
    <>
      {hasSlate && <Badge tone="outline">Slate</Badge>}
      {sent === undefined ? <Badge tone="info">Not sent yet</Badge> : <Badge>Sent</Badge>}
      {sent?.isLate && <Badge tone="warn">Late</Badge>}
      {media?.status === 'processing' && <Badge>Being prepared</Badge>}
      {media?.status === 'refused' && <Badge tone="danger">Cannot be used</Badge>}
    </>
  );
}

function isTooLong(media: Media | undefined, maxMinutes: number | null): boolean {
  if (maxMinutes === null || media?.durationMs == null) return false;
  // A second over is nobody's trouble.
  return media.durationMs > maxMinutes * MINUTE_MS + 1_000;
}
