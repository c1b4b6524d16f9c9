import { SureDialog } from '../../../ui/sure-dialog.tsx';
import { useBlock } from './block-queries.ts';

type Props = { person: { userId: string; name: string }; onClose: () => void };

export function BlockDialog({ person, onClose }: Props) {
  const block = useBlock();
  return (
    <SureDialog
      title={`Block ${person.name}?`}
      text="Neither of you can write to the other any more. They are not told. You can take it back at any time, here or in your account."
      act="Block"
      change={block}
      onConfirm={() => block.mutate(person, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
