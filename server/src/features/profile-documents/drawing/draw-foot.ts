import type { Resume } from '../resume/resume.ts';
import { ACCENT, LINE, MARGIN, STYLES } from './look.ts';
import type { Sheet } from './sheet.ts';

const STANDS_ABOVE_EDGE = 33;
const CIRCLE = 3.6;
const GAP = 10;

/** Under whose name it is, where it comes from and of when it is. */
export function drawFoot(sheet: Sheet, { brand, address, updated }: Resume): void {
  const y = sheet.height - STANDS_ABOVE_EDGE;
  const right = sheet.width - MARGIN;
  sheet.rule(MARGIN, y - 16, right - MARGIN, LINE);
  const { foot } = STYLES;
  const shown = address.replace(/^https?:\/\//, '');
  const left = drawBrand(sheet, brand, { y, beside: [shown, `Updated ${updated}`] });
  sheet.tag('P', () => sheet.write(shown, foot, left, y, { link: address }));
  sheet.tag('P', () => sheet.writeRight(`Updated ${updated}`, foot, right, y));
}

/** As much of a name as what stands beside it leaves room for; returns where that may begin. */
export function drawBrand(
  sheet: Sheet,
  name: string,
  { y, beside }: { y: number; beside: readonly string[] },
): number {
  if (name === '') return MARGIN;
  const { brand, foot } = STYLES;
  const x = MARGIN + 2 * CIRCLE + 5;
  const taken = beside.reduce((sum, text) => sum + sheet.widthOf(text, foot) + GAP, 0);
  const [shown = ''] = sheet.wrap(name, brand, sheet.width - MARGIN - x - taken, 1);
  sheet.decorate(() => {
    sheet.doc.circle(MARGIN + CIRCLE, y - 3, CIRCLE).fill(ACCENT);
  });
  sheet.tag('P', () => sheet.write(shown, brand, x, y));
  return x + sheet.widthOf(shown, brand) + GAP;
}
