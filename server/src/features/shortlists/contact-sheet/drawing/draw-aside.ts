import { workAside } from '../../../../platform/aside/work-aside.ts';
import type { ContactSheet } from '../contact-sheet.ts';

/** On a thread of its own: hundreds of faces are seconds of nothing but work. */
export const drawAside = workAside<ContactSheet, Uint8Array>(
  new URL('./contact-sheet-worker.ts', import.meta.url),
);
