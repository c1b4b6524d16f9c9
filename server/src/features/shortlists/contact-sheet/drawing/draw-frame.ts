import { drawBrand } from '../../../profile-documents/drawing/draw-foot.ts';
import { LINE, MARGIN, ROOMY, STYLES } from '../../../profile-documents/drawing/look.ts';
import type { Sheet } from '../../../profile-documents/drawing/sheet.ts';
import type { ContactSheet } from '../contact-sheet.ts';

const STANDS_ABOVE_EDGE = 33;
const KIND_SPACING = 0.9;
const title = { ...STYLES.longName, size: 18, leading: 22 };

type Page = { number: number; of: number };

/** What is around the faces: of what they are, when it was made, and which page this is. */
export function drawFrame(sheet: Sheet, contacts: ContactSheet, page: Page): void {
  drawHead(sheet, contacts);
  drawFoot(sheet, contacts, page);
}

function drawHead(sheet: Sheet, { production, title: name, role }: ContactSheet): void {
  const width = sheet.width - 2 * MARGIN;
  const { kind, about } = STYLES;
  const [over = ''] = sheet.wrap(production.toUpperCase(), kind, width * 0.9, 1);
  const y = MARGIN + kind.size - 1;
  sheet.tag('P', () => sheet.write(over, kind, MARGIN, y, { spacing: KIND_SPACING }));
  const roleWidth = role === '' ? 0 : Math.min(sheet.widthOf(role, about), width / 3);
  const [line = ''] = sheet.wrap(name, title, width - roleWidth - (role === '' ? 0 : 16), 1);
  sheet.tag('H1', () => sheet.write(line, title, MARGIN, y + title.leading));
  if (role === '') return;
  const [shown = ''] = sheet.wrap(role, about, width / 3, 1);
  sheet.tag('P', () => sheet.writeRight(shown, about, sheet.width - MARGIN, y + title.leading));
}

function drawFoot(sheet: Sheet, { brand, day, cells }: ContactSheet, { number, of }: Page): void {
  const y = sheet.height - STANDS_ABOVE_EDGE;
  const right = sheet.width - MARGIN;
  const { foot } = STYLES;
  sheet.rule(MARGIN, y - 16, right - MARGIN, LINE);
  const faces = cells.length === 1 ? '1 face' : `${cells.length} faces`;
  const about = `${day} · ${faces} · For the casting team`;
  const which = `Page ${number} of ${of}`;
  const left = drawBrand(sheet, brand, { y, beside: [about, which] });
  sheet.tag('P', () => sheet.write(about, foot, left, y));
  sheet.tag('P', () => sheet.writeRight(which, foot, right, y));
}

export function drawNobody(sheet: Sheet): void {
  const { quiet } = ROOMY;
  sheet.tag('P', () => sheet.write('Nobody is on this list yet.', quiet, MARGIN, MARGIN + 72));
}
