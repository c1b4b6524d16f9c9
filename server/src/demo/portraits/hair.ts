import type { Frame } from './frame.ts';
import type { HairLayers } from './hair-layers.ts';
import { looseHair } from './hair-loose.ts';
import { shortHair } from './hair-short.ts';
import { strandedHair } from './hair-strands.ts';
import { hairUp } from './hair-up.ts';
import type { HairLength, HairStyle, PortraitLook } from './look.ts';
import type { Paint } from './paint.ts';

const NO_HAIR: HairLayers = { back: '', front: '' };

const CROPPED: readonly HairLength[] = ['shaved', 'short'];
const SHORT_ONLY: readonly HairStyle[] = ['fade', 'mohawk', 'receding', 'wig-friendly'];
const STRANDED: readonly HairStyle[] = ['braids', 'locs', 'twists', 'cornrows'];
const UP: readonly HairStyle[] = ['bun', 'ponytail'];

export function hair(frame: Frame, look: PortraitLook, paint: Paint): HairLayers {
  if (look.hairLength === 'bald' || look.hairColor === 'bald') return NO_HAIR;
  if (look.hairLength === 'shaved') return shortHair(frame, look, paint);
  if (STRANDED.includes(look.hairStyle)) return strandedHair(frame, look, paint);
  if (UP.includes(look.hairStyle)) return hairUp(frame, look, paint);
  if (CROPPED.includes(look.hairLength) || SHORT_ONLY.includes(look.hairStyle))
    return shortHair(frame, look, paint);
  return looseHair(frame, look, paint);
}
