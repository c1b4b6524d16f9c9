import { classify } from './classify.ts';
import { keyNamed, splitKeys } from './keys.ts';
import type { Line } from './lines.ts';
import { type Named, splitName } from './names.ts';
import { lookUp } from './term-index.ts';
import type { Words } from './words/words.ts';

/** The lines of one role. */
export type Block = {
  named: Named;
  /** All it was read from: with the heading above it, where that says something of it. */
  source: Line[];
  /** Those after its first. */
  following: Line[];
  /** Of the heading above: 'SERIES REGULARS'. */
  sizeId: string | undefined;
  isUnderCrew: boolean;
};
/** A production's head and its roles; a text may hold several. */
export type Section = { head: Line[]; roles: Block[] };

export function outline(lines: readonly Line[], words: Words): Section[] {
  const kinds = classify(lines, words);
  let section: Section = { head: [], roles: [] };
  const sections = [section];
  let block: Block | undefined;
  let above: Line[] = [];
  let heading: Pick<Block, 'sizeId' | 'isUnderCrew'> = { sizeId: undefined, isUnderCrew: false };
  for (const [at, line] of lines.entries()) {
    const kind = kinds[at];
    if (kind === 'title') {
      if (section.roles.length > 0) {
        section = { head: [], roles: [] };
        sections.push(section);
      }
      section.head.push(line);
      block = undefined;
      heading = { sizeId: undefined, isUnderCrew: false };
    } else if (kind === 'head') {
      section.head.push(line);
    } else if (kind === 'group') {
      above.push(line);
      heading = readHeading(line, words);
    } else if (kind === 'role') {
      block = { named: nameOf(line), source: [...above, line], following: [], ...heading };
      above = [];
      section.roles.push(block);
    } else if (block) {
      block.source.push(line);
      block.following.push(line);
    } else {
      section.head.push(line);
    }
  }
  section.head.push(...above);
  return sections;
}

/** The lines it was read from, as they were written. */
export function sourceOf({ source }: Block): string {
  return source.map(({ raw }) => raw).join('\n');
}

/** `ROLE: Sarah, 30s` is named by what follows the key. */
function nameOf(line: Line): Named {
  const named = splitName(line);
  const isKeyed = named.delimiter === ':' && keyNamed(named.name) === 'role';
  if (!isKeyed) return named;
  const said = splitKeys(named.rest)[0]?.text ?? '';
  const own = splitName({ text: said, bold: undefined });
  return { ...own, rest: own.rest + named.rest.slice(said.length) };
}

function readHeading({ text }: Line, words: Words) {
  const plain = text.replace(/:$/, '');
  return {
    sizeId: lookUp(words.sizes, plain)?.[0] ?? lookUp(words.sizes, plain.replace(/s$/i, ''))?.[0],
    isUnderCrew: /^crew\b/i.test(plain),
  };
}
