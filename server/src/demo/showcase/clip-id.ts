import { demoId } from '../demo-id.ts';

/** A talent's one film, or one recording. */
export function clipIdOf(key: string, kind: 'video' | 'audio'): string {
  return demoId(`media/${key}/${kind}`);
}
