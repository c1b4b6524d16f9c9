import type { Fact, Leveled, Representative, Resume } from '../resume/resume.ts';
import { MARGIN, ROOMY, SIDE_WIDTH } from './look.ts';
import type { Sheet } from './sheet.ts';
import { drawTitle } from './table.ts';

const LABEL_WIDTH = 56;
const COLUMN = { x: MARGIN, width: SIDE_WIDTH };
const { text, strong, quiet, rowGap, sectionGap, titleHeight } = ROOMY;

/** One thing in the side column, its lines broken. */
type Item = { height: number; draw: (y: number) => void };
type Section = { title: string; items: Item[] };

export function hasSide(resume: Resume): boolean {
  return [resume.representation, resume.facts, resume.languages, resume.accents].some(
    ({ length }) => length > 0,
  );
}

/** How to reach them and what they are like; ends above `bottom`, with a word on what is left out. */
export function drawSide(sheet: Sheet, resume: Resume, top: number, bottom: number): void {
  const sections: Section[] = [
    { title: 'Represented by', items: resume.representation.map((it) => agencyOf(sheet, it)) },
    { title: 'At a glance', items: resume.facts.map((it) => factOf(sheet, it)) },
    { title: 'Languages', items: resume.languages.map((it) => leveledOf(sheet, it)) },
    { title: 'Accents', items: resume.accents.map((it) => leveledOf(sheet, it)) },
  ];
  let y = top;
  for (const { title, items } of sections) {
    if (items.length === 0) continue;
    const kept = fitting(items, bottom - y - titleHeight);
    if (kept.length === 0) return;
    y = drawTitle(sheet, title, COLUMN, y, ROOMY);
    for (const item of kept) {
      item.draw(y + text.size);
      y += item.height;
    }
    y += sectionGap - rowGap;
  }

  function fitting(items: Item[], room: number): Item[] {
    const fit = countFitting(items, room);
    if (fit === items.length) return items;
    const kept = items.slice(0, countFitting(items, room - text.leading));
    return kept.length === 0 ? [] : [...kept, moreOf(sheet, items.length - kept.length)];
  }
}

function countFitting(items: readonly Item[], room: number): number {
  let height = 0;
  const tooMuch = items.findIndex((item) => {
    height += item.height;
    return height - rowGap > room;
  });
  return tooMuch === -1 ? items.length : tooMuch;
}

function agencyOf(sheet: Sheet, { name, lines }: Representative): Item {
  const names = sheet.wrap(name, strong, SIDE_WIDTH, 2);
  const rest = lines.flatMap((line) => sheet.wrap(line, text, SIDE_WIDTH, 2));
  return {
    height: (names.length + rest.length) * text.leading + 2 * rowGap,
    draw: (y) =>
      sheet.tag('P', () => {
        sheet.writeLines(rest, text, MARGIN, sheet.writeLines(names, strong, MARGIN, y));
      }),
  };
}

function factOf(sheet: Sheet, { label, value }: Fact): Item {
  const lines = sheet.wrap(value, strong, SIDE_WIDTH - LABEL_WIDTH, 3);
  return {
    height: lines.length * text.leading + rowGap,
    draw: (y) =>
      sheet.tag('P', () => {
        sheet.write(label, quiet, MARGIN, y);
        sheet.writeLines(lines, strong, MARGIN + LABEL_WIDTH, y);
      }),
  };
}

function leveledOf(sheet: Sheet, { name, level }: Leveled): Item {
  const levelWidth = sheet.widthOf(level, quiet);
  const [line = ''] = sheet.wrap(name, strong, SIDE_WIDTH - levelWidth - 8, 1);
  return {
    height: text.leading + rowGap,
    draw: (y) =>
      sheet.tag('P', () => {
        sheet.write(line, strong, MARGIN, y);
        sheet.write(level, quiet, MARGIN + SIDE_WIDTH - levelWidth, y);
      }),
  };
}

function moreOf(sheet: Sheet, count: number): Item {
  return {
    height: text.leading + rowGap,
    draw: (y) => sheet.tag('P', () => sheet.write(`and ${count} more`, quiet, MARGIN, y)),
  };
}
