import { Upload } from 'lucide-react';
import { type DragEvent, type PropsWithChildren, useState } from 'react';

type Props = PropsWithChildren<{ isOn: boolean; onDrop: (event: DragEvent) => void }>;

/** The whole thread takes files that are dropped on it, and says so while they hover over it. */
export function DropVeil({ isOn, onDrop, children }: Props) {
  const [isOver, setIsOver] = useState(false);

  function over(event: DragEvent) {
    if (!isOn || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  }

  function leave(event: DragEvent<HTMLElement>) {
    const isInside = event.currentTarget.contains(event.relatedTarget as Node | null);
    if (!isInside) setIsOver(false);
  }

  function drop(event: DragEvent) {
    setIsOver(false);
    if (isOn && event.dataTransfer.files.length > 0) onDrop(event);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way beside the button
    <div
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
      className="relative flex h-full min-h-0 min-w-0 flex-col"
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-panel grid place-content-center justify-items-center gap-2 rounded-card border border-ink border-dashed bg-raised/95 text-13">
          <Upload aria-hidden="true" className="size-5 text-muted" />
          Drop photos, videos or PDFs to attach them
        </div>
      )}
    </div>
  );
}
