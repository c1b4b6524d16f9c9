import { serveAside } from '../../../platform/aside/serve-aside.ts';
import { drawResume } from './draw-resume.ts';

serveAside(drawResume);
