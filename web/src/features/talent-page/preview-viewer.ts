import type { PreviewViewer } from '@callboard/contract/profile-preview';

/** As whom an address asks to look; undefined where it asks for nothing that there is. */
export function previewViewer(named: unknown): PreviewViewer | undefined {
  return named === 'public' || named === 'professionals' ? named : undefined;
}
