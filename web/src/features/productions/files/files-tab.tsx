import { fillPath } from '@callboard/contract/endpoint';
import type { ProductionFile } from '@callboard/contract/production-files';
import { useQuery } from '@tanstack/react-query';
import { Download, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FILE_KIND_WORDS } from '../../../lib/casting/role-words.ts';
import { relativeDate } from '../../../lib/relative-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { rolesQuery } from '../../production-roles/api.ts';
import type { TabProps } from '../detail/tab-props.ts';
import { filesQuery } from '../production-queries.ts';
import { AddFile } from './add-file.tsx';
import { useRemoveFile } from './file-changes.ts';

/** Scripts, sides and other papers. */
export function FilesTab({ production }: TabProps) {
  const files = useQuery(filesQuery(production.id));
  const roles = useQuery(rolesQuery(production.id)).data?.items ?? [];
  const [removed, setRemoved] = useState<ProductionFile>();
  const mayChange = production.rights === 'manage';
  return (
    <div className="grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-4">
      {mayChange && (
        <Card>
          <AddFile productionId={production.id} roles={roles} />
        </Card>
      )}
      <div className="rounded-card border border-line bg-raised">
        {files.isPending && <Skeleton className="h-32" />}
        {files.isLoadingError && (
          <ErrorState text={files.error.message} onRetry={() => void files.refetch()} />
        )}
        {files.data?.items.length === 0 && (
          <EmptyState
            icon={FileText}
            title="No files yet"
            text="Scripts stay with the team; sides are read by those who may see a role's call."
          />
        )}
        <ul aria-label="Files" className="divide-y divide-line">
          {files.data?.items.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              roleTitle={roles.find(({ id }) => id === file.roleId)?.title}
              onRemove={mayChange ? () => setRemoved(file) : undefined}
            />
          ))}
        </ul>
      </div>
      {removed !== undefined && (
        <RemoveDialog
          productionId={production.id}
          file={removed}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </div>
  );
}

type RowProps = {
  file: ProductionFile;
  roleTitle: string | undefined;
  onRemove: (() => void) | undefined;
};

function FileRow({ file, roleTitle, onRemove }: RowProps) {
  const facts = [
    roleTitle ?? 'All roles',
    sizeInWords(file.bytes),
    `${file.uploadedBy}, ${relativeDate(file.createdAt) ?? ''}`,
  ];
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2">
      <FileText aria-hidden="true" className="size-5 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 items-center gap-2">
          <span className="truncate font-medium">{file.fileName}</span>
          <Badge>{FILE_KIND_WORDS[file.kind]}</Badge>
        </p>
        <p className="truncate text-13 text-muted">{facts.join(' · ')}</p>
      </div>
      <Button asChild look="quiet" className="px-2">
        <a
          href={fillPath('/api/production-files/{id}', { id: file.id })}
          target="_blank"
          rel="noopener"
          aria-label={`Open ${file.fileName}`}
        >
          <Download aria-hidden="true" className="size-[18px]" />
        </a>
      </Button>
      {onRemove !== undefined && (
        <IconButton icon={Trash2} label={`Remove ${file.fileName}`} onClick={onRemove} />
      )}
    </li>
  );
}

type RemoveProps = { productionId: string; file: ProductionFile; onClose: () => void };

function RemoveDialog({ productionId, file, onClose }: RemoveProps) {
  const remove = useRemoveFile(productionId);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Remove ${file.fileName}?`}
      description="Nobody can open it any more. This cannot be taken back."
      footer={
        <>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
          <Button
            look="danger"
            isPending={remove.isPending}
            onClick={() => remove.mutate(file.id, { onSuccess: onClose })}
          >
            Remove file
          </Button>
        </>
      }
    >
      {remove.isError && <FormAlert>{remove.error.message}</FormAlert>}
    </Dialog>
  );
}

function sizeInWords(bytes: number): string {
  const kibibytes = bytes / 1024;
  return kibibytes < 1024
    ? `${Math.max(1, Math.round(kibibytes))} KB`
    : `${(kibibytes / 1024).toFixed(1)} MB`;
}
