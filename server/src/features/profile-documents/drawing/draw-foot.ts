import type { Resume } from '../resume/resume.ts';
import { ACCENT, LINE, MARGIN, STYLES } from './look.ts';
import type { Sheet } from './sheet.ts';

const STANDS_ABOVE_EDGE = 33;
const CIRCLE = 3.6;

/** Where it comes from and of when it is. */
export function drawFoot(sheet: Sheet, { address, updated }: Resume): void {
  const y = sheet.height - STANDS_ABOVE_EDGE;
  const right = sheet.width - MARGIN;
  sheet.rule(MARGIN, y - 16, right - MARGIN, LINE);
  sheet.decorate(() => {
    sheet.doc.circle(MARGIN + CIRCLE, y - 3, CIRCLE).fill(ACCENT);
  });
  const { brand, foot } = STYLES;
  const x = MARGIN + 2 * CIRCLE + 5;
  sheet.tag('P', () => sheet.write('Callboard', brand, x, y));
  const shown = address.replace(/^https?:\/\//, '');
  const left = x + sheet.widthOf('Callboard', brand) + 10;
  sheet.tag('P', () => sheet.write(shown, foot, left, y, { link: address }));
  sheet.tag('P', () => sheet.writeRight(`Updated ${updated}`, foot, right, y));
}
