import type { ShortlistLink, WholeShortlist } from '@callboard/contract/shortlists';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useRevokeLink } from '../shortlist-changes.ts';
import { isLive, standingOf } from './link-words.ts';

type Props = { list: WholeShortlist; link: ShortlistLink };

export function LinkRow({ list, link }: Props) {
  const revoke = useRevokeLink(list);
  const live = isLive(link);
  return (
    <li className="flex items-center gap-3 py-2.5">
      <span
        aria-hidden="true"
        className={classes('size-2 shrink-0 rounded-full', live ? 'bg-success' : 'bg-line-strong')}
      />
      <div className="min-w-0 flex-1">
        <p dir="auto" className={classes('truncate font-medium text-13', !live && 'text-muted')}>
          {link.label}
        </p>
        <p className="wrap-anywhere text-12 text-muted">{standingOf(link)}</p>
      </div>
      {live && (
        <Button
          size={36}
          aria-label={`Revoke the link for ${link.label}`}
          isPending={revoke.isPending}
          onClick={() => revoke.mutate(link.id)}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}
