import type { PartOfInfo } from '@callboard/contract/professional-info';
import { LEVEL_WORDS } from '../../lib/talent/profile-words.ts';
import type { TermName } from './use-term-names.ts';

const MOST = 7;

/** What sets them apart, at a glance: accents they were born with, languages, what they do for a living. */
export function topChips(info: PartOfInfo, termName: TermName): string[] {
  const { accents = [], languages = [], skills = [], voiceTypeId } = info;
  const nativeAccents = accents
    .filter(({ level }) => level === 'native')
    .map(({ accentId }) => withWord('Native', termName('accent', accentId)));
  const spoken = languages
    // Everyone who reads this has English; what else they speak sets them apart.
    .filter(({ languageId }) => languageId !== 'en')
    .filter(({ level }) => level === 'fluent' || level === 'native')
    .map(({ languageId, level }) => {
      const name = termName('language', languageId);
      return name && `${name} ${LEVEL_WORDS[level].toLowerCase()}`;
    });
  const best = ['professional', 'highly_skilled'].flatMap((level) =>
    skills
      .filter((skill) => skill.level === level)
      .map(({ skillId }) => termName('skill', skillId)),
  );
  const few = [
    ...nativeAccents.slice(0, 1),
    ...spoken.slice(0, 2),
    termName('voiceType', voiceTypeId),
  ];
  const chips = [...few, ...best].filter((chip) => chip !== undefined);
  return [...new Set(chips)].slice(0, MOST);
}

const withWord = (word: string, name: string | undefined) => name && `${word} ${name}`;
