import type { PortfolioItem } from '@callboard/contract/portfolio-items';
import { Clapperboard } from 'lucide-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type KnownFile, RefusedList, UploadList, uploads, useUploads } from '../media/api.ts';
import { AddWork, WORK_PLACE } from './add-work.tsx';
import { useFollowList } from './follow-showcase.ts';
import { PlanRoom } from './plan-room.tsx';
import { usePortfolioChanges } from './portfolio-changes.ts';
import { titleOf } from './portfolio-words.ts';
import { useKept } from './remove-with-undo.ts';
import { WorkGrid } from './work-grid.tsx';

type Props = { profileId: string; items: readonly PortfolioItem[] };

/** A profile's work: what comes, what did not fit, what is there. */
export function Portfolio({ profileId, items }: Props) {
  const { addWhenArrived } = usePortfolioChanges(profileId);
  const onTheirWay = useUploads(profileId, WORK_PLACE);
  const count = useKept(items).length;
  useFollowList({ name: 'portfolio', profileId }, items);

  function replace(file: KnownFile) {
    const whenArrived = addWhenArrived({ title: titleOf(file.file.name) });
    uploads.add({ ...file, profileId, place: WORK_PLACE, whenArrived });
  }

  return (
    <div className="grid min-w-0 gap-4">
      <AddWork profileId={profileId} />
      <PlanRoom profileId={profileId} count={count} holds="portfolioItems" words="pieces of work" />
      <UploadList label="Work on its way" uploads={onTheirWay} />
      <RefusedList profileId={profileId} place={WORK_PLACE} onFile={replace} />
      {count > 0 && <WorkGrid profileId={profileId} items={items} />}
      {count === 0 && onTheirWay.length === 0 && (
        <EmptyState
          icon={Clapperboard}
          title="A reel says it fastest"
          text="One showreel under two minutes does most. Then single scenes, a voice sample, a link to something that is out."
        />
      )}
    </div>
  );
}
