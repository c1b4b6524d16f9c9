import type { PortfolioItem } from '@callboard/contract/portfolio-items';
import { usePortfolioChanges } from './portfolio-changes.ts';
import { WorkDialog } from './work-dialog.tsx';
import { fileFormSchema, workFormOf } from './work-form.ts';

type Props = { profileId: string; item: PortfolioItem; onClose: () => void };

export function EditWorkDialog({ profileId, item, onClose }: Props) {
  const { change } = usePortfolioChanges(profileId);
  return (
    <WorkDialog
      profileId={profileId}
      title="Edit work"
      saveLabel="Save"
      schema={fileFormSchema}
      start={workFormOf(item)}
      onSave={({ url: _, ...form }) => change.mutateAsync({ itemId: item.id, form })}
      onClose={onClose}
    />
  );
}
