/** The headings that an import knows, with one talent as an example. */
const LINES = [
  [
    'First name',
    'Last name',
    'Stage name',
    'Email',
    'Date of birth',
    'Gender',
    'Country',
    'City',
    'Categories',
    'Field',
    'Territory',
    'Kind',
    'Exclusive',
    'Who submits',
    'Assigned to',
  ],
  [
    'Mara',
    'Voss',
    '',
    'mara@example.com',
    '1994-04-30',
    'woman',
    'United Kingdom',
    'Leeds',
    'Actor, Singer',
    'all',
    'Worldwide',
    'agent',
    'yes',
    'both',
    '',
  ],
];

/** With the mark by which spreadsheets know how letters beyond a to z are written. */
const TEMPLATE = `\uFEFF${LINES.map((cells) => cells.map(quote).join(',')).join('\r\n')}\r\n`;

export const TEMPLATE_ADDRESS = `data:text/csv;charset=utf-8,${encodeURIComponent(TEMPLATE)}`;

function quote(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
