import type { ShortlistLink, WholeShortlist } from '@callboard/contract/shortlists';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { linksQuery } from '../shortlist-queries.ts';
import { facesInWords } from '../words.ts';
import { LinkRow } from './link-row.tsx';
import { NewLink } from './new-link.tsx';
import { NewLinkForm } from './new-link-form.tsx';

export type MadeLink = ShortlistLink & { url: string };

type Props = { list: WholeShortlist; onClose: () => void };

/** Makes links that open a list without an account, and ends them. */
export function ShareDialog({ list, onClose }: Props) {
  const links = useQuery(linksQuery(list.id));
  const [made, setMade] = useState<MadeLink>();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Share “${list.name}”`}
      description={`Whoever has the link sees these faces, rates them and comments, without an account. They read neither your notes nor what others say.${withheldInWords(list)}`}
      maxWidth={560}
      // The address is told only once.
      isFirm={made !== undefined}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {made === undefined ? (
          <NewLinkForm list={list} onMade={setMade} />
        ) : (
          <NewLink link={made} onAnother={() => setMade(undefined)} />
        )}
        {links.isPending && <Skeleton className="h-16" />}
        {links.isLoadingError && (
          <ErrorState
            title="The links could not be loaded"
            text={links.error.message}
            onRetry={() => void links.refetch()}
          />
        )}
        {links.data !== undefined && links.data.items.length > 0 && (
          <section className="grid grid-cols-[minmax(0,1fr)] gap-1">
            <h3 className="font-semibold text-13">Links to this list</h3>
            <ul className="divide-y divide-line">
              {links.data.items.map((link) => (
                <LinkRow key={link.id} list={list} link={link} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** Children, and whoever hides their profile, are on no link. */
function withheldInWords({ entries }: WholeShortlist): string {
  const withheld = entries.filter(({ isShared }) => !isShared).length;
  return withheld === 0
    ? ''
    : ` ${facesInWords(withheld)} of this list ${withheld === 1 ? 'is' : 'are'} never shown by a link.`;
}
