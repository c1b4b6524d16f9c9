import { serveAside } from '../../../../platform/aside/serve-aside.ts';
import { drawContactSheet } from './draw-contact-sheet.ts';

serveAside(drawContactSheet);
