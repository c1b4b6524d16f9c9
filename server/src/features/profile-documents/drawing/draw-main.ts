import type { Resume } from '../resume/resume.ts';
import { type Main, moreHeight, setMain } from './set-main.ts';
import type { Sheet } from './sheet.ts';
import { type Column, drawRows, drawTitle } from './table.ts';

type Span = { top: number; bottom: number };

/** Credits, training and skills, between `top` and `bottom`. */
export function drawMain(sheet: Sheet, resume: Resume, column: Column, { top, bottom }: Span) {
  const main = setMain(sheet, resume, column, bottom - top);
  const { density, training, skills } = main;
  let y = drawCredits(sheet, main, column, { top, link: resume.address });
  if (training.length > 0) {
    y = drawTitle(sheet, 'Training', column, y, density);
    y = drawRows(sheet, training, column, y, density) + density.sectionGap - density.rowGap;
  }
  if (skills.length > 0) {
    y = drawTitle(sheet, 'Skills', column, y, density);
    const stand = y + density.text.size;
    sheet.tag('P', () => sheet.writeLines(skills, density.text, column.x, stand));
  }
}

/** Returns where the next section begins. */
function drawCredits(
  sheet: Sheet,
  { credits, left, density }: Main,
  column: Column,
  { top, link }: { top: number; link: string },
): number {
  const { groupGap, sectionGap, quiet } = density;
  let y = top;
  for (const { category, rows } of credits) {
    y = drawTitle(sheet, category, column, y, density);
    y = drawRows(sheet, rows, column, y, density) + groupGap;
  }
  if (left > 0) {
    const stand = y - groupGap + moreHeight(density) - 4;
    sheet.tag('P', () =>
      sheet.write(`and ${left} more in the whole profile`, quiet, column.x, stand, { link }),
    );
    y += moreHeight(density);
  }
  return credits.length === 0 ? y : y - groupGap + sectionGap;
}
