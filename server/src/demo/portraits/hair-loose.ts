/** Hair that falls: bobs to very long, in every texture. */
import { area, type Edge, type Point, ripple, scallop, shape, smooth } from './curve.ts';
import { CENTRE, edgeX, type Frame, type Side, shift } from './frame.ts';
import type { HairLayers } from './hair-layers.ts';
import { afro } from './hair-short.ts';
import { hairline } from './hairline.ts';
import type { HairStyle, PortraitLook } from './look.ts';
import type { Paint } from './paint.ts';
import { fill, stroke } from './svg.ts';

/** How much wider than the head hair is at the cheeks and where it ends. */
type Fall = { top: number; cheeks: number; ends: number; edge: Edge; inner: Edge };

const STRAIGHT: Fall = { top: 15, cheeks: 13, ends: 13, edge: smooth, inner: smooth };

const FALLS: Partial<Record<HairStyle, Fall>> = {
  wavy: { top: 19, cheeks: 20, ends: 24, edge: below(ripple(4.6, 66)), inner: ripple(2, 64) },
  curly: { top: 24, cheeks: 30, ends: 40, edge: scallop(24), inner: ripple(3.4, 36) },
  coily: { top: 24, cheeks: 42, ends: 52, edge: scallop(19), inner: scallop(16) },
};

/** Only what hangs below the temples waves; the crown stays calm. */
function below(edge: Edge): Edge {
  return (points) =>
    edge(points.slice(0, 5)) + smooth(points.slice(4, -4)) + edge(points.slice(-5));
}

const AFRO_LIFT = { chin: 50, shoulder: 60, long: 66, 'very-long': 70 } as const;

export function looseHair(frame: Frame, look: PortraitLook, paint: Paint): HairLayers {
  if (look.hairStyle === 'afro') {
    const length = look.hairLength as keyof typeof AFRO_LIFT;
    return { back: '', front: afro(frame, look, paint, AFRO_LIFT[length]) };
  }
  const fall = FALLS[look.hairStyle] ?? STRAIGHT;
  const end = endOf(frame, look);
  const outer = silhouette(frame, fall, end);
  const front = shape(outer, opening(frame, look, fall, end), fall.edge, fall.inner);
  return {
    back: fill(area(backOf(frame, fall, end)), paint.hairShade),
    front: fill(front, paint.hair) + (fall === STRAIGHT ? sheen(frame, end, paint) : ''),
  };
}

/** Where hair of this length ends. */
export function endOf(frame: Frame, look: PortraitLook): number {
  const { chin, collar } = frame;
  const ends = { chin: chin + 6, shoulder: collar + 12, long: collar + 72, 'very-long': 520 };
  return ends[look.hairLength as keyof typeof ends] ?? frame.nose;
}

function silhouette(frame: Frame, { top, cheeks, ends }: Fall, end: number): Point[] {
  const { crown, brow, nose, temple } = frame;
  const x = CENTRE + shift(frame, -0.15);
  const half = (side: Side): Point[] => [
    [x + side * (frame.neck + 28), end + 2],
    [x + side * (temple + ends - 12), end - 1],
    [x + side * (temple + ends), end - 26],
    [x + side * (temple + cheeks), nose],
    [x + side * (temple + cheeks * 0.75), brow - 18],
    [x + side * (temple * 0.9 + cheeks * 0.5), crown + 24],
    [x + side * temple * 0.52, crown + 4 - top * 0.8],
  ];
  return [...half(-1), [x, crown - top], ...half(1).reverse()];
}

/** The face looks out between two curtains. */
function opening(frame: Frame, look: PortraitLook, fall: Fall, end: number): Point[] {
  const { eye, nose, mouth, chin, neck } = frame;
  const reach = fall === STRAIGHT ? 0 : 5;
  const side = (s: Side): Point[] => {
    const tip: Point = [CENTRE + s * (neck + 27), end + 1];
    const overShoulder: Point = [CENTRE + s * (neck + 13), (chin + 4 + end * 2) / 3];
    return [
      ...(end > chin + 40 ? [tip, overShoulder] : [tip]),
      [edgeX(frame, s, mouth) + s * 8, Math.min(chin + 4, end - 12)],
      [edgeX(frame, s, mouth) + s * (2 - reach * 0.4), mouth - 4],
      [edgeX(frame, s, nose) - s * (2 + reach), nose - 6],
      [edgeX(frame, s, eye) - s * (5 + reach), eye + 6],
    ];
  };
  const forehead = hairline(frame, look).slice(1, -1);
  return [...side(1), ...forehead, ...side(-1).reverse()];
}

/** The dark inside, seen beside the neck. */
function backOf(frame: Frame, { cheeks }: Fall, end: number): Point[] {
  const x = CENTRE + shift(frame, -0.15);
  const half = frame.temple + cheeks * 0.6;
  const low = Math.min(end - 4, 480);
  return [
    [x - half + 10, low],
    [x - half, frame.eye],
    [x, frame.crown],
    [x + half, frame.eye],
    [x + half - 10, low],
  ];
}

/** Two combed lines on each side. */
function sheen(frame: Frame, end: number, paint: Paint): string {
  const x = CENTRE + shift(frame, -0.15);
  const lines = ([-1, 1] as const).map((side) => {
    const out = x + side * (frame.temple + 5);
    return `M${out} ${frame.eye + 10}C${out + side * 2} ${frame.chin - 20} ${out} ${end - 50} ${out - side * 4} ${end - 22}`;
  });
  return lines.map((d) => stroke(d, paint.hairShade, 2, 0.5)).join('');
}
