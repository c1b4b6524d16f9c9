/** Columns as wide as their widest cell; the first is text, the others are figures. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of lines) {
    const cells = line.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(cells.join('  '));
  }
}

export function seconds(milliseconds: number | undefined): string {
  return figure(milliseconds === undefined ? Number.NaN : milliseconds / 1000, 's');
}

/** NaN is what was not measured. */
export function figure(value: number, unit = '', digits = 2): string {
  return Number.isNaN(value) ? '–' : `${value.toFixed(digits)} ${unit}`.trimEnd();
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
