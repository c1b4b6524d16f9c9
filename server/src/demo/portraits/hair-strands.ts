/** Braids, locs, twists and cornrows: a parted cap and ropes of hair. */
import { n, shape, smooth } from './curve.ts';
import { CENTRE, type Frame, type Side, shift } from './frame.ts';
import type { HairLayers } from './hair-layers.ts';
import { endOf } from './hair-loose.ts';
import { combed, hairline, skullcap } from './hairline.ts';
import type { HairStyle, PortraitLook } from './look.ts';
import type { Paint } from './paint.ts';
import { fill, stroke } from './svg.ts';

const ROPE_WIDTH: Partial<Record<HairStyle, number>> = {
  braids: 11,
  locs: 14,
  twists: 12,
  cornrows: 10,
};
const ROPES_PER_SIDE = 4;
const SLEEK = { top: 8, sides: 3 };
const FULL = { top: 13, sides: 7 };

export function strandedHair(frame: Frame, wish: PortraitLook, paint: Paint): HairLayers {
  const look: PortraitLook = { ...wish, parting: 'centre' };
  const isShort = look.hairLength === 'short';
  if (isShort && (look.hairStyle === 'twists' || look.hairStyle === 'locs'))
    return { back: '', front: crop(frame, look, paint) };
  const lift = look.hairStyle === 'cornrows' || isShort ? SLEEK : FULL;
  const cap = shape(skullcap(frame, lift), hairline(frame, look), smooth, smooth);
  const partings = stroke(combed(frame, look, 7, lift.top), paint.hairShade, 2.4, 0.8);
  const front = fill(cap, paint.hair) + partings;
  if (isShort) return { back: '', front };
  if (look.hairStyle === 'cornrows') return { back: ropes(frame, look, paint), front };
  return { back: curtain(frame, look, paint), front: ropes(frame, look, paint) + front };
}

function ropes(frame: Frame, look: PortraitLook, paint: Paint): string {
  const sides: Side[] = [-1, 1];
  return sides
    .flatMap((side) =>
      Array.from({ length: ROPES_PER_SIDE }, (_, i) =>
        rope(frame, look, paint, side, ROPES_PER_SIDE - 1 - i),
      ),
    )
    .join('');
}

/** Rope 0 hangs next to the face. */
function rope(frame: Frame, look: PortraitLook, paint: Paint, side: Side, index: number): string {
  const width = ROPE_WIDTH[look.hairStyle] ?? 11;
  const x = CENTRE + shift(frame, -0.1);
  const gap = width * 0.86;
  const top = x + side * (frame.temple - 8 + index * 5);
  const cheek = x + side * (frame.temple + 1 + index * gap * 0.72);
  const low = x + side * (frame.neck + 20 + index * gap);
  const end = endOf(frame, look) - index * 7 + (index % 2) * 9;
  const d = `M${n(top)} ${n(frame.brow - 26)}C${n(cheek)} ${n(frame.eye)} ${n(cheek)} ${n(frame.chin - 30)} ${n(low)} ${n(end)}`;
  const rim = stroke(d, paint.hairShade, width) + stroke(d, paint.hair, width - 2.5, 0.55);
  const knots = stroke(d, paint.hair, width - 2.5).replace(
    '/>',
    ` stroke-dasharray="${knotsOf(look)}"/>`,
  );
  return rim + knots;
}

/** The length of a knot and the gap after it; locs are smooth. */
function knotsOf({ hairStyle }: PortraitLook): string {
  return { locs: '60 10', twists: '3 9' }[hairStyle as 'locs' | 'twists'] ?? '2 9.5';
}

function curtain(frame: Frame, look: PortraitLook, paint: Paint): string {
  const x = CENTRE + shift(frame, -0.1);
  const end = Math.min(endOf(frame, look) - 14, 480);
  const half = frame.temple + 12;
  return fill(
    `M${n(x - half)} ${frame.brow}L${n(x - half + 8)} ${end}L${n(x + half - 8)} ${end}L${n(x + half)} ${frame.brow}Z`,
    paint.hairShade,
  );
}

const CROP_ROPES = 13;

/** Short ropes that stand off the head all around. */
function crop(frame: Frame, look: PortraitLook, paint: Paint): string {
  const cap = fill(
    shape(skullcap(frame, SLEEK), hairline(frame, look), smooth, smooth),
    paint.hair,
  );
  const x = CENTRE + shift(frame, -0.1);
  const reach = look.hairStyle === 'locs' ? 30 : 17;
  const middle = frame.brow - 14;
  const tufts = Array.from({ length: CROP_ROPES }, (_, i) => {
    const angle = Math.PI * (0.96 + (i / (CROP_ROPES - 1)) * 1.08);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const from = [x + dx * frame.temple * 0.8, middle + dy * (middle - frame.crown) * 0.8];
    const to = [
      x + dx * (frame.temple + reach * 0.5),
      middle + dy * (middle - frame.crown + reach * 0.7),
    ];
    const sag = look.hairStyle === 'locs' ? Math.abs(dx) * 30 : 2;
    const d = `M${n(from[0] ?? 0)} ${n(from[1] ?? 0)}Q${n(to[0] ?? 0)} ${n((to[1] ?? 0) - 4)} ${n((to[0] ?? 0) + dx * 4)} ${n((to[1] ?? 0) + sag)}`;
    return stroke(d, paint.hairShade, 17) + stroke(d, paint.hair, 13.5);
  });
  return tufts.join('') + cap + stroke(combed(frame, look, 6, 4), paint.hairShade, 2.2, 0.7);
}
