import { type Edge, type Point, ripple, scallop, shape, smooth } from './curve.ts';
import { CENTRE, contour, edgeX, type Frame, type Side, shift } from './frame.ts';
import type { HairLayers } from './hair-layers.ts';
import { hairline, type Lift, recession, skullcap } from './hairline.ts';
import type { HairStyle, PortraitLook } from './look.ts';
import type { Paint } from './paint.ts';
import { fill } from './svg.ts';

type Cut = { lift: Lift; edge: Edge; inner: Edge; opacity: number };

const STUBBLY = 0.62;
const SHAVED: Cut = { lift: { top: 0, sides: 0 }, edge: smooth, inner: smooth, opacity: STUBBLY };
const NEAT: Cut = { lift: { top: 17, sides: 4 }, edge: smooth, inner: smooth, opacity: 1 };

const CUTS: Partial<Record<HairStyle, Cut>> = {
  wavy: { ...NEAT, lift: { top: 23, sides: 6 }, edge: ripple(3.4, 46), inner: ripple(2.6, 40) },
  curly: { ...NEAT, lift: { top: 25, sides: 9 }, edge: scallop(25), inner: scallop(20) },
  coily: { ...NEAT, lift: { top: 17, sides: 6 }, edge: scallop(12), inner: smooth },
  receding: { ...NEAT, lift: { top: 6, sides: 4 } },
  'wig-friendly': { ...NEAT, lift: { top: 7, sides: 2 } },
};

export function shortHair(frame: Frame, look: PortraitLook, paint: Paint): HairLayers {
  return { back: '', front: cutOf(frame, look, paint) };
}

function cutOf(frame: Frame, look: PortraitLook, paint: Paint): string {
  if (look.hairStyle === 'mohawk') return mohawk(frame, look, paint);
  if (look.hairLength === 'shaved') return cap(frame, look, paint, SHAVED);
  if (look.hairStyle === 'fade') return fade(frame, look, paint);
  if (look.hairStyle === 'afro') return afro(frame, look, paint, 30);
  return cap(frame, look, paint, CUTS[look.hairStyle] ?? NEAT);
}

function cap(frame: Frame, look: PortraitLook, paint: Paint, cut: Cut): string {
  const thin = 1 - recession(look) * 0.45;
  const lift = { top: cut.lift.top * thin, sides: cut.lift.sides };
  const lean =
    { centre: 0, left: 14, right: -14, fringe: 0 }[look.parting] * (cut.opacity < 1 ? 0 : 1);
  const over = cut.opacity < 1 ? scalp(frame) : skullcap(frame, lift, lean);
  const d = shape(over, hairline(frame, look), cut.edge, cut.inner);
  return fill(d, paint.hair, cut.opacity);
}

/** The skin of the skull itself, down to the ears. */
function scalp(frame: Frame): Point[] {
  const half = (side: Side) => contour(frame, side).slice(1, 4);
  const ear = (side: Side): Point => [edgeX(frame, side, frame.eye), frame.eye + 2];
  const [crown] = contour(frame, 1);
  return [ear(-1), ...half(-1).reverse(), ...(crown ? [crown] : []), ...half(1), ear(1)];
}

/** Close at the sides, full on top. */
function fade(frame: Frame, look: PortraitLook, paint: Paint): string {
  const sides = cap(frame, look, paint, SHAVED);
  const { crown, temple, hairline: y } = frame;
  const x = CENTRE + shift(frame, -0.1);
  const low = y + 20;
  const top: Point[] = [
    [edgeX(frame, -1, low) - 1, low],
    [x - temple * 0.92, crown + 18],
    [x - temple * 0.6, crown - 14],
    [x, crown - 20],
    [x + temple * 0.6, crown - 14],
    [x + temple * 0.92, crown + 18],
    [edgeX(frame, 1, low) + 1, low],
  ];
  const line = hairline(frame, { ...look, parting: 'centre' }).slice(2, -2);
  return sides + fill(shape(top, line, smooth, smooth), paint.hair);
}

function mohawk(frame: Frame, look: PortraitLook, paint: Paint): string {
  const sides = cap(frame, look, paint, { ...SHAVED, opacity: 0.4 });
  const { crown, hairline: y } = frame;
  const x = CENTRE + shift(frame, 0.2);
  const crest: Point[] = [
    [x - 27, y + 4],
    [x - 40, crown + 4],
    [x - 22, crown - 30],
    [x, crown - 40],
    [x + 22, crown - 30],
    [x + 40, crown + 4],
    [x + 27, y + 4],
  ];
  return (
    sides +
    fill(
      shape(
        crest,
        [
          [x + 27, y + 4],
          [x, y],
          [x - 27, y + 4],
        ],
        scallop(17),
        smooth,
      ),
      paint.hair,
    )
  );
}

const AFRO_LOWEST = 34;

/** A round cloud of `lift` around the head. */
export function afro(frame: Frame, look: PortraitLook, paint: Paint, lift: number): string {
  const { crown, eye, brow, temple } = frame;
  const x = CENTRE + shift(frame, -0.15);
  const half = (side: Side): Point[] => [
    [edgeX(frame, side, eye) - side * 2, eye + AFRO_LOWEST * (lift / 60)],
    [x + side * (temple + lift * 0.78), eye + lift * 0.1],
    [x + side * (temple + lift), brow - 34],
    [x + side * (temple * 0.86 + lift * 0.78), crown + 14 - lift * 0.3],
    [x + side * (temple * 0.46 + lift * 0.36), crown - lift * 0.78],
  ];
  const outer = [...half(-1), [x, crown - lift * 0.94] as const, ...half(1).reverse()];
  const line = hairline(frame, { ...look, parting: 'centre' });
  return fill(shape(outer, line, scallop(17), scallop(12)), paint.hair);
}
