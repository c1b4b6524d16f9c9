import { ArrowLeft, ArrowLeftToLine, ArrowRight } from 'lucide-react';
import { DropdownMenuItem, DropdownMenuSeparator } from '../../ui/dropdown-menu.tsx';

type Props = {
  id: string;
  /** In the order shown. */
  ids: readonly string[];
  onMove: (id: string, overId: string) => void;
};

/** The same as dragging, for those who would rather choose. */
export function MoveItems({ id, ids, onMove }: Props) {
  const place = ids.indexOf(id);
  const first = ids[0];
  const earlier = ids[place - 1];
  const later = ids[place + 1];
  if (ids.length < 2) return null;
  const moveTo = (overId: string | undefined) => () => {
    if (overId !== undefined) onMove(id, overId);
  };
  return (
    <>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={ArrowLeftToLine} disabled={place === 0} onSelect={moveTo(first)}>
        Move first
      </DropdownMenuItem>
      <DropdownMenuItem icon={ArrowLeft} disabled={place === 0} onSelect={moveTo(earlier)}>
        Move earlier
      </DropdownMenuItem>
      <DropdownMenuItem icon={ArrowRight} disabled={later === undefined} onSelect={moveTo(later)}>
        Move later
      </DropdownMenuItem>
      <DropdownMenuSeparator />
    </>
  );
}
