import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { finishExport } from './queries.ts';

/** Ends a copy that could not be made, and says that it can be asked for again. */
export async function failExport(platform: Platform, exportId: string): Promise<void> {
  await platform.transaction(async (tx) => {
    const row = await finishExport(tx, exportId, { status: 'failed' });
    if (row === undefined) return;
    await notify(platform, tx, [row.userId], {
      kind: 'account',
      title: 'Your data could not be gathered',
      content: 'Something went wrong on our side. Please ask for it again.',
      link: '/account',
    });
  });
}
