import * as z from 'zod';

/** As whom the talent's own side may look at the profile, to see what others see. */
export const PREVIEW_VIEWERS = ['public', 'professionals'] as const;
export type PreviewViewer = (typeof PREVIEW_VIEWERS)[number];

/** Leaves out what those would not see. It never shows more than the viewer may see anyway. */
export const previewQuery = z.object({ as: z.enum(PREVIEW_VIEWERS).optional() });
