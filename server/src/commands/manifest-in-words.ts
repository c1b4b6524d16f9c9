import type { Manifest } from '../platform/backup/manifest.ts';

const MEGABYTE = 1024 * 1024;

/** `84 tables with 12,345 rows and 312 files of 45.1 MB` */
export function inWords({ tables, files }: Manifest): string {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const rows = sum(tables.map((table) => table.rows)).toLocaleString('en');
  const megabytes = (sum(files.map(({ size }) => size)) / MEGABYTE).toFixed(1);
  const count = files.length.toLocaleString('en');
  return `${tables.length} tables with ${rows} rows and ${count} files of ${megabytes} MB`;
}
