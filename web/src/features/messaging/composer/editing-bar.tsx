import { Pencil, X } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';

/** Above the field while it holds a message that was sent. */
export function EditingBar({ text, onCancel }: { text: string; onCancel: () => void }) {
  return (
    <div className="flex items-center gap-2 rounded-control bg-sunk py-1 pr-1 pl-3 text-12">
      <Pencil aria-hidden="true" className="size-3.5 text-muted" />
      <p className="min-w-0 flex-1 truncate">
        <span className="font-semibold">Editing</span> <span className="text-muted">{text}</span>
      </p>
      <IconButton icon={X} size={32} label="Stop editing" onClick={onCancel} />
    </div>
  );
}
