import type { CameraProblem } from './camera.ts';

type Words = { title: string; text: string };

/** What is in the way, and what to do about it. */
export const CAMERA_WORDS: Record<CameraProblem, Words> = {
  unsupported: {
    title: 'This browser cannot record',
    text: 'Record with the camera of your phone or computer instead, and choose the film here.',
  },
  denied: {
    title: 'Camera and microphone are not allowed',
    text: 'Allow both for this page with the sign beside its address, then try again. You can also choose a film instead.',
  },
  missing: {
    title: 'There is no camera or no microphone',
    text: 'Connect one and try again, or choose a film that you recorded elsewhere.',
  },
  busy: {
    title: 'The camera could not be started',
    text: 'Another program may be using it. Close that and try again, or choose a film instead.',
  },
};
