import type { RoleForm } from '@callboard/contract/role-form';
import { type Reader, without } from '../reader.ts';
import { findTerms } from '../term-index.ts';

type Level = RoleForm['skills'][number]['level'];

const PLUS =
  /\b(?:(?:is )?(?:a|an) (?:big |huge |definite )?(?:plus|bonus|advantage)|(?:is )?(?:preferred|desirable|welcome|helpful|useful)|nice to have|ideally|preferably)\b/;
const ASKED =
  /\b(?:must(?: be able to| know how to| have| be)?|needs? to|has to|able to|ability to|can|plays?|good with|comfortable with|confident (?:with|in)|experienced?(?: (?:in|with|of))?|skilled (?:in|at)|trained in|training in|proficient (?:in|at|with)|skills?|required|essential|needed|necessary)\b/g;
const LEVELS: readonly (readonly [RegExp, Level])[] = [
  [
    /\b(?:to )?(?:a )?(?:performance|professional|concert|expert|elite)(?:[- ](?:standard|level))?\b/,
    'professional',
  ],
  [/\b(?:strong|excellent|advanced|highly skilled|outstanding|superb)\b/, 'highly_skilled'],
  [/\b(?:good|competent|solid|intermediate|confident)\b(?! with)/, 'intermediate'],
  [/\b(?:basic|some|beginner)\b/, 'basic'],
];

/** 'Must drive', 'plays fiddle to performance standard', 'Accordion a plus', 'Strong harmony'. */
export const skills: Reader = {
  isSure: true,
  read: (rest, { key }, words) => {
    const plus = PLUS.exec(rest);
    const level = LEVELS.find(([pattern]) => pattern.test(rest));
    const isAsked = key === 'skills' || plus !== null || rest.search(ASKED) >= 0;
    if (!isAsked && level === undefined) return undefined;
    const found = findTerms(words.skills, rest);
    if (found.length === 0) return undefined;
    let left = found.reduceRight((text, { from, to }) => without(text, from, to), rest);
    left = left.replace(PLUS, ' ').replace(ASKED, ' ');
    if (level) left = left.replace(level[0], ' ');
    // 'A strong woman who runs the bakery' praises nobody's baking.
    if (!isAsked && /\p{L}/u.test(left)) return undefined;
    return {
      facts: {
        skills: found.flatMap(({ ids }) =>
          ids.map((skillId) => ({ skillId, level: level?.[1] ?? null, isPlus: plus !== null })),
        ),
      },
      rest: left,
    };
  },
};
