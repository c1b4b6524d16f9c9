import { toast } from '../../ui/toast-store.ts';
import { type Editor, shownIn } from './editor.ts';

/** Takes one out of a list and offers to put it back where it was. */
export function removeWithUndo(editor: Editor, list: string, item: unknown, label: string): void {
  const before = itemsIn(shownIn(editor, list));
  const place = before.indexOf(item);
  const putBack = () =>
    editor.change(list, itemsIn(editor.typedNow()[list]).toSpliced(place, 0, item));
  editor.change(
    list,
    before.filter((each) => each !== item),
  );
  toast({ title: `${label} removed`, action: { label: 'Undo', onSelect: putBack } });
}

function itemsIn(list: unknown): unknown[] {
  return Array.isArray(list) ? list : [];
}
