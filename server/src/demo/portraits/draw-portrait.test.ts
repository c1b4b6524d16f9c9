import { describe, expect, it } from 'vitest';
import { drawPortrait } from './draw-portrait.ts';
import { AGES, FACIAL_HAIR, HAIR_LENGTHS, HAIR_STYLES, type PortraitShot } from './look.ts';
import { lookFor } from './look-for.ts';
import { HAIR, SKIN } from './palette.ts';
import { wallPage } from './wall-page.ts';

const look = lookFor('Mara', { hairLength: 'long', hairStyle: 'wavy', hairColor: 'auburn' });

const SHOTS: PortraitShot[] = [
  {},
  { framing: 'close', expression: 'smile' },
  { framing: 'three-quarter', clothes: 'ink', neckline: 'jacket', backdrop: 'rose' },
  { framing: 'full' },
  { isMonochrome: true },
];

describe('a portrait', () => {
  it('is the same for the same look and shot', () => {
    const again = lookFor('Mara', { hairLength: 'long', hairStyle: 'wavy', hairColor: 'auburn' });
    expect(again).toEqual(look);
    for (const shot of SHOTS) expect(drawPortrait(again, shot)).toBe(drawPortrait(look, shot));
  });

  it('differs from person to person', () => {
    const people = Array.from({ length: 100 }, (_, i) => drawPortrait(lookFor(`person ${i}`)));
    expect(new Set(people).size).toBe(100);
  });

  it('keeps skin and hair through all shots of one person', () => {
    for (const shot of SHOTS) {
      const svg = drawPortrait(look, shot);
      expect(svg).toContain(SKIN[look.skin]);
      expect(svg).toContain(HAIR.auburn);
    }
  });

  it('changes clothes and backdrop when the shot asks for it', () => {
    const usual = drawPortrait(look);
    expect(drawPortrait(look, { clothes: 'plum' })).not.toBe(usual);
    expect(drawPortrait(look, { backdrop: 'lavender' })).not.toBe(
      drawPortrait(look, { backdrop: 'sage' }),
    );
  });

  it('names its gradients so that portraits can share a page', () => {
    const ids = SHOTS.flatMap((shot) => [
      ...idsIn(drawPortrait(look, shot)),
      ...idsIn(drawPortrait(lookFor('Callum'), shot)),
    ]);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers only to gradients it holds', () => {
    for (const shot of SHOTS) {
      const svg = drawPortrait(look, shot);
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(idsIn(svg)).toEqual(expect.arrayContaining(used));
    }
  });

  it.each(AGES)('is well-formed for every hair and beard at the age %s', (age) => {
    for (const hairLength of HAIR_LENGTHS)
      for (const hairStyle of HAIR_STYLES)
        for (const facialHair of FACIAL_HAIR) {
          const person = lookFor(hairStyle, { age, hairLength, hairStyle, facialHair });
          expectWellFormed(drawPortrait(person));
        }
  });

  it.each(['hijab', 'headwrap', 'turban'] as const)(
    'is well-formed in every shot with a %s',
    (headwear) => {
      for (const shot of SHOTS)
        expectWellFormed(drawPortrait({ ...look, headwear, glasses: 'round' }, shot));
    },
  );

  it('grows no beard on a child', () => {
    const child = lookFor('Jo', { age: 'child', facialHair: 'none' });
    const bearded = drawPortrait({ ...child, facialHair: 'full-beard' });
    expect(pathsIn(bearded)).toEqual(pathsIn(drawPortrait(child)));
  });
});

describe('the wall of faces', () => {
  it('lights one face', () => {
    expect(wallPage().match(/class="lit"/g)).toHaveLength(1);
  });
});

function idsIn(svg: string): (string | undefined)[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
}

function pathsIn(svg: string): (string | undefined)[] {
  return [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
}

/** Every tag is closed by its own end tag, attributes are quoted, and all numbers are numbers. */
function expectWellFormed(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g,
    (_, end, name, __, empty) => {
      if (end) expect(open.pop()).toBe(name);
      else if (!empty) open.push(name);
      return '';
    },
  );
  expect(open).toEqual([]);
  expect(rest.trim()).toBe('');
}
