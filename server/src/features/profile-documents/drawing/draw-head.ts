import type { Resume } from '../resume/resume.ts';
import { MARGIN, PHOTO, STYLES, type Style } from './look.ts';
import type { Sheet } from './sheet.ts';
import type { Column } from './table.ts';

const NAME_LINES = 2;
const HEADLINE_LINES = 3;
const KIND_SPACING = 0.9;

/** Who this is. Returns its foot. */
export function drawHead(sheet: Sheet, resume: Resume, { x, width }: Column): number {
  const { kind, about, headline } = STYLES;
  let y = MARGIN + kind.size - 1;
  const word = resume.kind.toUpperCase();
  sheet.tag('P', () => sheet.write(word, kind, x, y, { spacing: KIND_SPACING }));
  const name = nameStyle(sheet, resume.name, width);
  y += name.leading;
  const nameLines = sheet.wrap(resume.name, name, width, NAME_LINES);
  sheet.tag('H1', () => {
    y = sheet.writeLines(nameLines, name, x, y);
  });
  y += about.leading - name.leading + 5;
  if (resume.about !== '') {
    const lines = sheet.wrap(resume.about, about, width, 2);
    sheet.tag('P', () => {
      y = sheet.writeLines(lines, about, x, y);
    });
  }
  if (resume.headline !== '') {
    y += 6;
    const lines = sheet.wrap(resume.headline, headline, width, HEADLINE_LINES);
    sheet.tag('P', () => {
      y = sheet.writeLines(lines, headline, x, y);
    });
  }
  return y - about.leading + 4;
}

/** A long name is set smaller: it is never cut as long as it can be read. */
function nameStyle(sheet: Sheet, name: string, width: number): Style {
  if (sheet.widthOf(name, STYLES.name) <= width) return STYLES.name;
  const lines = sheet.wrap(name, STYLES.longName, width, NAME_LINES + 1);
  return lines.length <= NAME_LINES ? STYLES.longName : STYLES.longestName;
}

/** Returns its foot. */
export function drawPhoto(sheet: Sheet, photo: Uint8Array, name: string): number {
  const { width, height, radius } = PHOTO;
  sheet.picture(name, () => {
    const { doc } = sheet;
    doc.save().roundedRect(MARGIN, MARGIN, width, height, radius).clip();
    doc.image(Buffer.from(photo), MARGIN, MARGIN, { width, height });
    doc.restore();
  });
  return MARGIN + height;
}
