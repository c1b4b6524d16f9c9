import type { Platform } from '../../../platform/platform.ts';
import { notifyEach } from '../../notifications/notify.ts';
import { newsOfRenewal } from '../telling/words.ts';
import { writeNews } from '../telling/write-news.ts';
import { lockRenewingSoon, setReminded } from './queries.ts';

const AT_ONCE = 100;

/** Whoever pays hears of it before a plan renews, once for each period. */
export async function remindOfRenewal(platform: Platform): Promise<void> {
  let reminded: number;
  do reminded = await remindSome(platform);
  while (reminded === AT_ONCE);
}

async function remindSome(platform: Platform): Promise<number> {
  return platform.transaction(async (tx) => {
    const soon = await lockRenewingSoon(tx, platform.clock.now(), AT_ONCE);
    const news = [];
    for (const row of soon) news.push(...(await writeNews(tx, row, newsOfRenewal)));
    await notifyEach(platform, tx, 'account', news);
    await setReminded(
      tx,
      soon.map(({ id }) => id),
    );
    return soon.length;
  });
}
