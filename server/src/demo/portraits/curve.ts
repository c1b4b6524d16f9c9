/** Paper edges: smooth, rippled or scalloped lines through a few points. */

export type Point = readonly [x: number, y: number];

/** Draws on from the first of the points, where the pen already is. */
export type Edge = (points: readonly Point[]) => string;

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function at(points: readonly Point[], index: number): Point {
  const point = points[Math.min(Math.max(index, 0), points.length - 1)];
  if (!point) throw new Error('A curve needs at least one point.');
  return point;
}

function bezier(before: Point, from: Point, to: Point, after: Point): string {
  const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
  const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
  return `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(to[0])} ${n(to[1])}`;
}

/** A smooth line through all points (Catmull–Rom). */
export const smooth: Edge = (points) =>
  points
    .slice(1)
    .map((to, i) => bezier(at(points, i - 1), at(points, i), to, at(points, i + 2)))
    .join('');

/** A smooth closed outline through all points. */
export function outline(points: readonly Point[]): string {
  const count = points.length;
  const wrap = (i: number) => at(points, (i + count) % count);
  const curves = points.map((from, i) => bezier(wrap(i - 1), from, wrap(i + 1), wrap(i + 2)));
  return `${moveTo(at(points, 0))}${curves.join('')}Z`;
}

function moveTo([x, y]: Point): string {
  return `M${n(x)} ${n(y)}`;
}

function lineTo([x, y]: Point): string {
  return `L${n(x)} ${n(y)}`;
}

/** A smooth line, closed straight. */
export function area(points: readonly Point[]): string {
  return `${moveTo(at(points, 0))}${smooth(points)}Z`;
}

/** A closed shape: one edge there, another one back. */
export function shape(there: readonly Point[], back: readonly Point[], edge: Edge, backEdge: Edge) {
  return `${moveTo(at(there, 0))}${edge(there)}${lineTo(at(back, 0))}${backEdge(back)}Z`;
}

const SAMPLES_PER_SPAN = 16;

/** Points on the smooth line at nearly equal distances of about `step`. */
export function walk(points: readonly Point[], step: number): Point[] {
  const fine = points.slice(1).flatMap((_, i) => spanSamples(points, i));
  const steps = [at(points, 0)];
  let walked = 0;
  for (let i = 1; i < fine.length; i++) {
    walked += distance(at(fine, i - 1), at(fine, i));
    if (walked < step) continue;
    steps.push(at(fine, i));
    walked = 0;
  }
  if (walked > step / 2) steps.push(at(points, points.length - 1));
  else steps[steps.length - 1] = at(points, points.length - 1);
  return steps;
}

function spanSamples(points: readonly Point[], span: number): Point[] {
  const [p0, p1] = [at(points, span - 1), at(points, span)];
  const [p2, p3] = [at(points, span + 1), at(points, span + 2)];
  return Array.from({ length: SAMPLES_PER_SPAN + 1 }, (_, i) => {
    const t = i / SAMPLES_PER_SPAN;
    return [blend(p0[0], p1[0], p2[0], p3[0], t), blend(p0[1], p1[1], p2[1], p3[1], t)] as const;
  });
}

function blend(a: number, b: number, c: number, d: number, t: number): number {
  const cubic = 3 * b - a - 3 * c + d;
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + cubic * t ** 3);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** Lengths of neighbouring curls, in thirds of their size. */
const UNEVEN = [3, 4, 2, 3, 4, 3, 2] as const;

/** Curls: small arcs that bulge to the left of the way, not all of one size. */
export function scallop(size: number): Edge {
  return (points) => {
    const stops = unevenly(walk(points, size / 3));
    return stops
      .slice(1)
      .map((to, i) => {
        const radius = distance(at(stops, i), to) * 0.66;
        return `A${n(radius)} ${n(radius)} 0 0 1 ${n(to[0])} ${n(to[1])}`;
      })
      .join('');
  };
}

function unevenly(points: readonly Point[]): Point[] {
  const stops = [at(points, 0)];
  let index = 0;
  for (let i = 0; index < points.length - 1; i++) {
    index += UNEVEN[i % UNEVEN.length] ?? 3;
    stops.push(at(points, index));
  }
  return stops;
}

/** Waves: the line swings to both sides of its way. */
export function ripple(depth: number, length: number): Edge {
  return (points) => {
    const stops = walk(points, length / 2);
    const swung = stops.map((stop, i): Point => {
      if (i === 0 || i === stops.length - 1) return stop;
      const [from, to] = [at(stops, i - 1), at(stops, i + 1)];
      const reach = (i % 2 === 0 ? depth : -depth) / (distance(from, to) || 1);
      return [stop[0] + (to[1] - from[1]) * reach, stop[1] - (to[0] - from[0]) * reach];
    });
    return smooth(swung);
  };
}
