import { LIMITS } from '@callboard/contract/limits';
import type { ReadRole } from '@callboard/contract/production-roles';
import { readLines } from './lines.ts';
import { outline, type Section, sourceOf } from './outline.ts';
import { readHead } from './read-head.ts';
import { readBlock, readRole, saysWho } from './read-role.ts';
import type { Words } from './words/words.ts';

export type ReadBreakdown = {
  title: string | null;
  typeId: string | null;
  notes: string | null;
  roles: ReadRole[];
};

/**
 * Understands a breakdown as people write them: a head, then roles. What cannot be understood is kept
 * where it stood, in a role's description or in the notes; nothing is thrown away.
 */
export function readText(text: string, words: Words): ReadBreakdown {
  const sections = outline(readLines(text), words);
  const heads = sections.map(({ head }) => readHead(head, words));
  const blocks = sections.flatMap((section, at) =>
    section.roles.map((block) => ({ block, terms: heads[at]?.terms ?? {} })),
  );
  const read = blocks
    .slice(0, LIMITS.roles)
    .map(({ block, terms }) => ({ block, terms, body: readBlock(block, words) }));
  const hasTalent = read.some(({ body }) => saysWho(body));
  const roles = read.map(({ block, ...it }) => readRole(block, { ...it, words, hasTalent }));
  const notes = [
    ...(heads[0]?.notes ?? []),
    ...sections.slice(1).flatMap(({ head }) => head.map((line) => line.text)),
    // More than a production holds.
    ...blocks.slice(LIMITS.roles).map(({ block }) => sourceOf(block)),
  ];
  return {
    title: heads[0]?.title ?? null,
    typeId: heads[0]?.typeId ?? guessType(roles, sections),
    notes: notes.join('\n') || null,
    roles,
  };
}

/** What the roles give away: usage is paid in commercials, regulars are in series, singers in musicals. */
function guessType(roles: readonly ReadRole[], sections: readonly Section[]): string | null {
  const forms = roles.map(({ role }) => role);
  if (forms.some(({ usage }) => usage !== null)) return 'commercial';
  if (forms.some(({ voiceTypeId, vocalRange }) => voiceTypeId ?? vocalRange)) return 'musical';
  const inSeries = ['series-regular', 'recurring', 'guest-star', 'co-star'];
  if (forms.some(({ talentTypeId }) => inSeries.includes(talentTypeId ?? ''))) return 'tv-series';
  const heads = sections.flatMap(({ head }) => head.map(({ text }) => text));
  return heads.some((text) => /\bshows a week\b/i.test(text)) ? 'play' : null;
}
