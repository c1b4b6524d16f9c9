import { LINE, ROOMY, STYLES } from '../../../profile-documents/drawing/look.ts';
import type { Sheet } from '../../../profile-documents/drawing/sheet.ts';
import type { Cell } from '../contact-sheet.ts';
import type { Grid } from './grid.ts';

const RADIUS = 6;
const NAME_LINES = 2;
const TEXT_LINES = 4;
const TEXT_GAP = 14;
const EMPTY = '#F1EFE8';

const { strong } = ROOMY;
const small = { ...ROOMY.quiet, size: 7.5, leading: 10.25 };
const initial = { ...STYLES.longName, colour: '#B8B4A8' };

type Place = { at: number; number: number };

/** A face, what its owner is called, and what one asks first. */
export function drawCell(sheet: Sheet, cell: Cell, grid: Grid, { at, number }: Place): void {
  const { x, y } = grid.placeOf(at);
  const { width, height } = grid.photo;
  if (cell.photo === undefined) drawInitials(sheet, cell.name, { x, y, width, height });
  else drawPhoto(sheet, cell.photo, cell.name, { x, y, width, height });
  const names = sheet.wrap(`${number}. ${cell.name}`, strong, width, NAME_LINES);
  const rest = cell.lines.flatMap((line) => sheet.wrap(line, small, width, 2)).slice(0, TEXT_LINES);
  sheet.tag('P', () => {
    const next = sheet.writeLines(names, strong, x, y + height + TEXT_GAP);
    sheet.writeLines(rest, small, x, next);
  });
}

type Box = { x: number; y: number; width: number; height: number };

function drawPhoto(sheet: Sheet, photo: Uint8Array, name: string, box: Box): void {
  const { x, y, width, height } = box;
  sheet.picture(name, () => {
    const { doc } = sheet;
    doc.save().roundedRect(x, y, width, height, RADIUS).clip();
    doc.image(Buffer.from(photo), x, y, { width, height });
    doc.restore();
  });
}

/** Where there is no photo nobody is left out: the frame stands there with what they begin with. */
function drawInitials(sheet: Sheet, name: string, { x, y, width, height }: Box): void {
  const letters = name
    .split(' ')
    .map(([letter = '']) => letter.toUpperCase())
    .slice(0, 2)
    .join('');
  sheet.decorate(() => {
    sheet.doc.roundedRect(x, y, width, height, RADIUS).fillAndStroke(EMPTY, LINE);
    const left = x + (width - sheet.widthOf(letters, initial)) / 2;
    sheet.write(letters, initial, left, y + height / 2 + initial.size / 3);
  });
}
