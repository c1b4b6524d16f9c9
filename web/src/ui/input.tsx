import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { CONTROL_LOOK } from './control-look.ts';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input dir="auto" {...rest} className={classes(CONTROL_LOOK, 'h-control px-3', className)} />
  );
}
