import { fold } from './fold.ts';
import { keyNamed } from './keys.ts';
import type { Line } from './lines.ts';
import { isCapitals, type Named, splitName } from './names.ts';
import { readPhrase } from './read-phrase.ts';
import { splitSentences } from './sentences.ts';
import { lookUp } from './term-index.ts';
import type { Words } from './words/words.ts';

/**
 * `title`: the name of a production. `head`: about the whole. `group`: a heading over roles, such as
 * SERIES REGULARS. `role`: a role begins. `text`: belongs to what it follows.
 */
export type Kind = 'title' | 'head' | 'group' | 'role' | 'text';

const GROUPS =
  /^(?:(?:the )?(?:roles?|cast|characters?|character breakdown|breakdowns?|casting(?: breakdown| call)?|seeking|principal roles|speaking roles|lead roles|supporting roles|main cast|crew|crew call|crew needed|non-?speaking)):?$/;
const MOST_WORDS = { capitals: 10, plain: 6 };

/** How a text marks its roles. */
type Style = { hasKeys: boolean; hasBullets: boolean; areBulletsInCapitals: boolean };

export function classify(lines: readonly Line[], words: Words): Kind[] {
  const seen = lines.map((line) => look(line, words));
  const bullets = seen.filter(({ line }) => line.isBullet);
  const inCapitals = bullets.some(({ isCapital }) => isCapital);
  const style: Style = {
    hasKeys: seen.some(({ key }) => key === 'role'),
    areBulletsInCapitals: inCapitals,
    hasBullets:
      inCapitals ||
      (bullets.length > 0 && !seen.slice(1).some((it) => !it.line.isBullet && isMarked(it))),
  };
  const kinds = seen.map((it) => kindOf(it, style));
  return kinds.map((kind, at) => inContext(kind, at, { seen, kinds, words }));
}

type Seen = {
  line: Line;
  named: Named;
  key: ReturnType<typeof keyNamed>;
  isCapital: boolean;
  isCrew: boolean;
  /** 'Sarah, female, 30s': what follows the name is a fact about a role. */
  isFactLed: boolean;
};

function look(line: Line, words: Words): Seen {
  const named = splitName(line);
  const { name, delimiter, rest } = named;
  const size = name.split(' ').length;
  const isCapital = size <= MOST_WORDS.capitals && isCapitals(name);
  const isNamed = size <= MOST_WORDS.plain && /^["“'(]?[\p{Lu}\p{N}]/u.test(name);
  return {
    line,
    named,
    key: delimiter === ':' ? keyNamed(name) : undefined,
    isCapital,
    isCrew: size <= MOST_WORDS.plain && lookUp(words.crew, name) !== undefined,
    isFactLed:
      isNamed &&
      !isCapital &&
      rest !== '' &&
      beginsWithFact(rest, words) &&
      !beginsWithFact(name, words),
  };
}

/** So long a beginning says whether facts follow. */
const BEGINNING = 120;

function beginsWithFact(text: string, words: Words): boolean {
  const piece = splitSentences(text.slice(0, BEGINNING))[0]?.pieces[0];
  if (piece === undefined) return false;
  const { facts, isWhole } = readPhrase(
    { text: piece.text, key: undefined, isHeadline: false },
    words,
    false,
  );
  const about = ['talentTypeId', 'genders', 'playingAgeMin', 'playingAgeMax', 'ethnicityIds'];
  return isWhole && about.some((field) => field in facts);
}

function isMarked({ line, isCapital, isCrew, isFactLed, key }: Seen): boolean {
  const isBracketed = line.text.startsWith('[');
  return key === undefined && (isCapital || line.isBold || isCrew || isFactLed || isBracketed);
}

function kindOf(it: Seen, style: Style): Kind {
  if (it.key === 'role' && it.named.rest !== '') return 'role';
  if (it.key === 'title' || it.key === 'head' || it.key === 'type') return 'head';
  if (style.hasKeys || it.key) return 'text';
  if (!style.hasBullets) return isMarked(it) ? 'role' : 'text';
  if (it.line.isBullet) return isMarked(it) || !style.areBulletsInCapitals ? 'role' : 'text';
  return it.isCapital || it.line.isBold ? 'title' : 'text';
}

type Around = { seen: Seen[]; kinds: Kind[]; words: Words };

/** What a heading is shows in what follows it. */
function inContext(kind: Kind, at: number, { seen, kinds, words }: Around): Kind {
  const it = seen[at];
  if (it === undefined || (kind !== 'role' && kind !== 'title')) return kind;
  if (it.key === 'role') return kind;
  const isBeforeRole = kinds[at + 1] === 'role';
  const plain = fold(it.line.text);
  const isGroup =
    GROUPS.test(plain) || lookUp(words.sizes, plain.replace(/s?:?$/, '')) !== undefined;
  if (isGroup && isBeforeRole) return 'group';
  if (at > 0 || kind !== 'role' || it.line.isBullet) return kind;
  const isOfRole =
    it.isCrew ||
    beginsWithFact(it.named.rest, words) ||
    lookUp(words.sizes, it.named.name) !== undefined;
  if (isOfRole || !kinds.slice(1).includes('role')) return kind;
  const next = seen[at + 1];
  const isDescribed = kinds[at + 1] === 'text' && beginsWithFact(next?.line.text ?? '', words);
  return isDescribed ? kind : 'title';
}
