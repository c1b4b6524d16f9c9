import type { WholeShortlist } from '@callboard/contract/shortlists';
import { Ellipsis, FileDown, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SureDialog } from '../../../ui/sure-dialog.tsx';
import { ListDialog } from '../lists/list-dialog.tsx';
import { ShareDialog } from '../sharing/share-dialog.tsx';
import { useChangeShortlist, useDeleteShortlist } from '../shortlist-changes.ts';
import { contactSheetAddress } from '../shortlist-queries.ts';
import { facesInWords } from '../words.ts';
import { BackToLists } from './back-to-lists.tsx';

type Props = {
  list: WholeShortlist;
  /** Of those that are shown. */
  count: number;
  onClose: () => void;
};

type Asked = 'share' | 'rename' | 'delete';

export function ListHeading({ list, count, onClose }: Props) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const mayChange = list.rights !== 'view';
  const mayManage = list.rights === 'manage';
  return (
    <header className="grid gap-1">
      <BackToLists onClose={onClose} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 dir="auto" className="wrap-anywhere min-w-0 font-semibold text-16">
            {list.name}
          </h2>
          {list.roleTitle !== null && <Badge tone="outline">{list.roleTitle}</Badge>}
          <p className="text-13 text-muted">{facesInWords(count)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {count > 0 && (
            <Button asChild>
              <a href={contactSheetAddress(list.id)} download>
                <FileDown aria-hidden="true" className="size-4" />
                Contact sheet
              </a>
            </Button>
          )}
          {mayChange && (
            <>
              {mayManage && (
                <Button look="primary" onClick={() => setAsked('share')}>
                  <Share2 aria-hidden="true" className="size-4" />
                  Share
                  {list.liveLinks > 0 && <span className="tabular-nums">· {list.liveLinks}</span>}
                </Button>
              )}
              <DropdownMenu>
                <DropdownMenuTrigger>
                  <IconButton icon={Ellipsis} look="plain" label="More about the list" />
                </DropdownMenuTrigger>
                <DropdownMenuContent>
                  <DropdownMenuItem icon={Pencil} onSelect={() => setAsked('rename')}>
                    Rename…
                  </DropdownMenuItem>
                  {mayManage && (
                    <DropdownMenuItem icon={Trash2} isDanger onSelect={() => setAsked('delete')}>
                      Delete…
                    </DropdownMenuItem>
                  )}
                </DropdownMenuContent>
              </DropdownMenu>
            </>
          )}
        </div>
      </div>
      {asked === 'share' && <ShareDialog list={list} onClose={close} />}
      {asked === 'rename' && <RenameDialog list={list} onClose={close} />}
      {asked === 'delete' && <DeleteDialog list={list} onDeleted={onClose} onClose={close} />}
    </header>
  );
}

type DialogProps = { list: WholeShortlist; onClose: () => void };

function RenameDialog({ list, onClose }: DialogProps) {
  const change = useChangeShortlist(list);
  return (
    <ListDialog
      title="Rename the list"
      act="Save"
      productionId={list.productionId}
      start={{ name: list.name, roleId: list.roleId ?? '' }}
      change={change}
      onSave={(form) => change.mutate(form, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ list, onDeleted, onClose }: DialogProps & { onDeleted: () => void }) {
  const remove = useDeleteShortlist(list);
  const links = list.liveLinks > 0 ? ' Links to it stop working.' : '';
  return (
    <SureDialog
      title={`Delete “${list.name}”?`}
      text={`The order, the notes and what others said about these faces are gone for everyone on the team.${links} Applications stay as they are.`}
      act="Delete the list"
      change={remove}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      onClose={onClose}
    />
  );
}
