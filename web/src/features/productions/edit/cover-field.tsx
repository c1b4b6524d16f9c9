import { LIMITS } from '@callboard/contract/limits';
import type { Production } from '@callboard/contract/productions';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Cover } from '../cover.tsx';
import { useCover } from '../production-changes.ts';

/** A picture for the production. It is saved as soon as it is chosen. */
export function CoverField({ production: { id, title, coverUrl } }: { production: Production }) {
  const { set, remove } = useCover(id);
  return (
    <div className="grid gap-4 sm:grid-cols-[240px_minmax(0,1fr)]">
      <Cover
        title={title}
        coverUrl={coverUrl}
        className="aspect-video w-full rounded-control text-28"
      />
      <div className="grid content-start gap-2">
        <FileDrop
          label="Cover"
          hint="JPG, PNG or WebP, at most 10 MB. Shown 16:9."
          choose={coverUrl === null ? 'Choose picture' : 'Replace picture'}
          accept="image/*"
          maxBytes={LIMITS.coverBytes}
          disabled={set.isPending}
          error={(set.error ?? remove.error)?.message}
          onFiles={([file]) =>
            file && set.mutate(file, { onSuccess: () => void toast({ title: 'Cover saved' }) })
          }
        />
        {set.isPending && <ProgressBar label="Sending the picture" />}
        {coverUrl !== null && (
          <div>
            <Button
              look="quiet"
              className="-ml-3"
              isPending={remove.isPending}
              onClick={() =>
                remove.mutate(undefined, {
                  onSuccess: () => void toast({ title: 'Cover removed' }),
                })
              }
            >
              Remove cover
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
