import type { Credit, Resume, TableRow } from '../resume/resume.ts';
import { keepCredits } from './keep-credits.ts';
import { type Density, ROOMY, TIGHT } from './look.ts';
import type { Sheet } from './sheet.ts';
import { type Column, type SetRow, setRows } from './table.ts';

/** What training may take of a page that credits could fill. */
const TRAINING_SHARE = 0.15;
const SKILL_LINES = 3;
const ALL = 1_000;

/** The main column with every line broken: what is drawn where is all that is left to do. */
export type Main = {
  density: Density;
  credits: { category: string; rows: SetRow<Credit>[] }[];
  /** How many credits there was no room for. */
  left: number;
  training: SetRow<TableRow>[];
  skills: string[];
};

export const moreHeight = ({ quiet }: Density) => quiet.leading + 4;

/** Everything as it likes to stand, or closer, or closer and with what a page can hold of it. */
export function setMain(sheet: Sheet, resume: Resume, column: Column, room: number): Main {
  for (const density of [ROOMY, TIGHT]) {
    const main = setAll(sheet, resume, column, density);
    if (heightOf(main) <= room) return main;
  }
  return setPart(sheet, resume, column, room);
}

function setAll(sheet: Sheet, resume: Resume, column: Column, density: Density): Main {
  const credits = resume.credits.map(({ category, credits }) => ({
    category,
    rows: setRows(sheet, credits, column, density),
  }));
  const training = setRows(sheet, resume.training, column, density);
  const skills = sheet.wrap(resume.skills.join(', '), density.text, column.width, ALL);
  return { density, credits, left: 0, training, skills };
}

/** Training and skills keep a share; credits get what these leave. */
function setPart(sheet: Sheet, resume: Resume, column: Column, room: number): Main {
  const all = setAll(sheet, resume, column, TIGHT);
  const training = firstRows(all.training, room * TRAINING_SHARE);
  const skills = shortSkills(sheet, resume.skills, column);
  const rest = { ...all, credits: [], training, skills };
  const kept = keepCredits(
    all.credits.map(({ rows }) => rows),
    {
      height: room - heightOf(rest),
      titleHeight: TIGHT.titleHeight + TIGHT.groupGap,
      moreHeight: moreHeight(TIGHT),
    },
  );
  const credits = all.credits.flatMap(({ category }, at) => {
    const rows = kept[at] ?? [];
    return rows.length === 0 ? [] : [{ category, rows }];
  });
  const count = (groups: Main['credits']) => groups.flatMap(({ rows }) => rows).length;
  return { ...rest, credits, left: count(all.credits) - count(credits) };
}

function firstRows<R extends { height: number }>(rows: readonly R[], room: number): R[] {
  let height = 0;
  const tooMuch = rows.findIndex((row) => {
    height += row.height;
    return height > room;
  });
  return tooMuch === -1 ? [...rows] : rows.slice(0, Math.max(1, tooMuch));
}

/** As many as fit into a few lines, and how many more there are. */
function shortSkills(sheet: Sheet, skills: readonly string[], { width }: Column): string[] {
  const linesOf = (count: number) => {
    const more = count === skills.length ? [] : [`and ${skills.length - count} more`];
    const text = [...skills.slice(0, count), ...more].join(', ');
    return sheet.wrap(text, TIGHT.text, width, SKILL_LINES + 1);
  };
  let fitting = linesOf(skills.length);
  if (fitting.length <= SKILL_LINES) return fitting;
  fitting = [];
  for (let count = 1; count < skills.length; count++) {
    const lines = linesOf(count);
    if (lines.length > SKILL_LINES) break;
    fitting = lines;
  }
  return fitting;
}

function heightOf({ density, credits, training, skills }: Main): number {
  const { titleHeight, groupGap, sectionGap, rowGap, text } = density;
  const sum = (rows: readonly SetRow[]) => rows.reduce((all, { height }) => all + height, 0);
  const section = (height: number) =>
    height === 0 ? 0 : titleHeight + height - rowGap + sectionGap;
  const groups = credits.map(({ rows }) => titleHeight + sum(rows) + groupGap);
  return groups.reduce(
    (all, one) => all + one,
    section(sum(training)) + section(skills.length * text.leading),
  );
}
