import { workAside } from '../../../platform/aside/work-aside.ts';
import type { Drawing } from './draw-resume.ts';

/** On a thread of its own: setting type takes a tenth of a second of nothing but work. */
export const drawAside = workAside<Drawing, Uint8Array>(
  new URL('./resume-worker.ts', import.meta.url),
);
