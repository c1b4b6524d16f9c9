import type { ComponentProps } from 'react';

/** Faces in rows are a grid to those who listen; a table would be drawn in full, however long. */
const GRID = { role: 'grid', 'aria-multiselectable': true } as const;
const ROW = { role: 'row' } as const;
const CELL = { role: 'gridcell' } as const;

export function Grid(props: ComponentProps<'div'>) {
  return <div {...GRID} {...props} />;
}

export function GridRow(props: ComponentProps<'div'>) {
  return <div {...ROW} {...props} />;
}

/** The board hears the keys of all its cells. */
export function GridCell(props: ComponentProps<'div'>) {
  return <div {...CELL} {...props} />;
}
