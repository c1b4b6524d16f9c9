import { n, outline, shape, smooth } from './curve.ts';
import { CENTRE, type Frame, shift } from './frame.ts';
import type { HairLayers } from './hair-layers.ts';
import { combed, hairline, skullcap } from './hairline.ts';
import type { PortraitLook } from './look.ts';
import type { Paint } from './paint.ts';
import { ellipse, fill, stroke } from './svg.ts';

const SLEEK = { top: 11, sides: 3 };

/** Combed back and tied: on top of the head, or behind it. */
export function hairUp(frame: Frame, look: PortraitLook, paint: Paint): HairLayers {
  const tied = look.parting === 'fringe' ? look : { ...look, parting: 'centre' as const };
  const cap = shape(skullcap(frame, SLEEK), hairline(frame, tied), smooth, smooth);
  const lines = look.parting === 'fringe' ? '' : combed(frame, look, 5, SLEEK.top);
  const front = fill(cap, paint.hair) + stroke(lines, paint.hairShade, 1.8, 0.45);
  return {
    back: look.hairStyle === 'bun' ? topKnot(frame, paint) : tail(frame, look, paint),
    front,
  };
}

function topKnot(frame: Frame, paint: Paint): string {
  const x = CENTRE + shift(frame, -0.4);
  const y = frame.crown - 32;
  const turn = `M${n(x - 21)} ${n(y + 4)}C${n(x - 14)} ${n(y - 20)} ${n(x + 16)} ${n(y - 20)} ${n(x + 20)} ${n(y - 2)}`;
  return ellipse([x, y], 33, 29, paint.hair) + stroke(turn, paint.hairShade, 2.4, 0.6);
}

/** Falls behind the shoulder on the side away from the lens. */
function tail(frame: Frame, look: PortraitLook, paint: Paint): string {
  const side = frame.turn < 0 ? 1 : -1;
  const x = CENTRE + side * (frame.temple - 4);
  const end = look.hairLength === 'very-long' ? 480 : frame.collar + 40;
  const fall = outline([
    [x - side * 30, frame.crown + 20],
    [x + side * 10, frame.crown + 44],
    [x + side * 27, frame.eye + 10],
    [x + side * 24, frame.chin],
    [x + side * 14, end],
    [x - side * 20, frame.chin + 10],
    [x - side * 24, frame.eye],
  ]);
  return fill(fall, paint.hairShade);
}
