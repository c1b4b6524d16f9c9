import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '../../ui/classes.ts';

type Props = Omit<ComponentProps<'button'>, 'children' | 'type'> & { name: string };

/** What keys lift a thing by; mouse and finger as well. */
export function GripButton({ name, className, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={`Move ${name}`}
      className={classes(
        'grid size-8 cursor-grab touch-none place-items-center rounded-control transition-colors active:cursor-grabbing pointer-coarse:size-9',
        className,
      )}
    >
      <GripVertical aria-hidden="true" className="size-[18px]" />
    </button>
  );
}
