import type { ReadRole } from '@callboard/contract/production-roles';
import { type Facts, mergeFacts } from './facts.ts';
import { fold } from './fold.ts';
import { makeCrewRole, makeRole } from './make-role.ts';
import { type Block, sourceOf } from './outline.ts';
import { type Body, readBody } from './read-body.ts';
import { genderOfName } from './readers/gender.ts';
import { lookUp } from './term-index.ts';
import type { Words } from './words/words.ts';

const COUNT_AFTER = /\s*[x×]\s?(\d{1,4})$/i;
const COUNT_BEFORE = /^(\d{1,4})\s?[x×]\s/i;
const COVER = /\b(?:cover(?:s|ing)?|understud(?:y|ies)|u\/s)\b/i;
/** Crafts that are also people in a story. */
const ALSO_CHARACTERS = new Set(
  'driver chef medic runner editor writer director dresser tutor chaperone producer caterer grip composer electrician armourer stunt-performer choreographer'.split(
    ' ',
  ),
);

type Context = { body: Body; terms: Facts; words: Words; hasTalent: boolean };

export function readRole(block: Block, context: Context): ReadRole {
  const { terms, words } = context;
  const { title, countNeeded } = readTitle(block.named.name);
  const crewRoleId = lookUp(words.crew, title)?.[0] ?? null;
  const isCrew = block.isUnderCrew || isCrewRole(crewRoleId, context);
  const body = isCrew ? readBlock(block, words, true) : context.body;
  const covers = isCrew ? [] : title.split('/').filter((part) => COVER.test(part));
  const said = covers.map((part) => part.trim());
  const description = describe([...said.map((cover) => `${cover}.`), ...body.prose]);
  const source = sourceOf(block);
  const unread = [...said, ...body.unread];
  const counted: Facts = countNeeded ? { countNeeded } : {};
  const facts = [counted, body.facts, factsOfName(title, body.facts, block, words), terms].reduce(
    mergeFacts,
  );
  if (isCrew) {
    return { role: makeCrewRole(title, description, { ...facts, crewRoleId }), source, unread };
  }
  return { role: makeRole(title, description, facts), source, unread };
}

/** Whether the lines say who someone is: then they are of no craft behind the camera. */
export function saysWho({ facts }: Body): boolean {
  return ['talentTypeId', 'genders', 'playingAgeMin', 'ethnicityIds', 'voiceTypeId'].some(
    (field) => field in facts,
  );
}

export function readBlock({ named, following }: Block, words: Words, isCrew = false): Body {
  const lines = following.map(({ text }) => text);
  return readBody(named.rest, lines, { words, isCrew });
}

function isCrewRole(crewRoleId: string | null, { body, hasTalent }: Context): boolean {
  if (crewRoleId === null || saysWho(body)) return false;
  return !(hasTalent && ALSO_CHARACTERS.has(crewRoleId));
}

/** 'DANCERS x4' are four dancers. */
function readTitle(name: string): { title: string; countNeeded: number } {
  const match = COUNT_AFTER.exec(name) ?? COUNT_BEFORE.exec(name);
  const title = match ? name.replace(match[0], '').trim() : name;
  return title === ''
    ? { title: name, countNeeded: 0 }
    : { title, countNeeded: Number(match?.[1] ?? 0) };
}

/** What a name tells where nothing else does: its size, a gender. */
function factsOfName(title: string, body: Facts, block: Block, words: Words): Facts {
  const parts = title.split('/');
  const named = parts.map((part) => lookUp(words.sizes, part)?.[0]).find(Boolean);
  const isCover = COVER.test(title);
  const talentTypeId = named ?? block.sizeId ?? (isCover ? 'understudy' : undefined);
  const gender = body.genders === undefined ? genderOfName(fold(title)) : undefined;
  return {
    ...(talentTypeId && { talentTypeId }),
    ...(gender && { genders: [gender] }),
  };
}

/** A line that ends without a stop stays a line, unless the next goes on with its sentence. */
function describe(sentences: readonly string[]): string {
  const parts = sentences.map((next, at) => {
    const last = sentences[at - 1]?.slice(-1);
    if (last === undefined) return next;
    const goesOn = /[.!?…"”')]/.test(last) || /^\p{Ll}/u.test(next);
    return (goesOn ? ' ' : '\n') + next;
  });
  return parts.join('');
}
