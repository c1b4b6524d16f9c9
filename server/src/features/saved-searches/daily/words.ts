import type { Mail } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addressOf, titleOf } from '../words.ts';

/** Of one search in one mail. */
export const NAMED = 10;

type Section = { name: string; search: string; count: number; names: readonly string[] };

export function writeMail(
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  to: string,
  sections: readonly Section[],
): Mail {
  const paragraphs = [
    ...sections.map((section) => writeSection(publicUrl, section)),
    `When you hear of each search you choose under Saved searches:\n${publicUrl}/talent-search`,
  ];
  return { to, subject: subjectOf(sections), text: paragraphs.join('\n\n') };
}

function subjectOf(sections: readonly Section[]): string {
  const [first, ...others] = sections;
  if (first !== undefined && others.length === 0) return titleOf(first.name, first.count);
  const count = sections.reduce((sum, section) => sum + section.count, 0);
  return `${count} new matches in ${sections.length} saved searches`;
}

function writeSection(publicUrl: string, { name, search, count, names }: Section): string {
  const others = count - names.length;
  return [
    titleOf(name, count),
    ...names.map((each) => `- ${each}`),
    ...(others === 0 ? [] : [names.length === 0 ? '- on Callboard' : `- and ${others} more`]),
    `${publicUrl}${addressOf(search)}`,
  ].join('\n');
}
