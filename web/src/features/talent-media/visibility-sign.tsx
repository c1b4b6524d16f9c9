import { ITEM_VISIBILITY_WORDS, type ItemVisibility } from './visibility-words.ts';

/** Who sees it. */
export function VisibilitySign({ visibility }: { visibility: ItemVisibility | undefined }) {
  if (visibility === undefined) return null;
  const { icon: Icon, label } = ITEM_VISIBILITY_WORDS[visibility];
  return (
    <span className="flex min-w-0 items-center gap-1 text-12 text-muted">
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="truncate">{label}</span>
    </span>
  );
}
