import { id } from '@callboard/contract/fields';
import type { Authenticate } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { HeadFor, PageHead } from '../../platform/http/page-head.ts';
import type { Platform } from '../../platform/platform.ts';
import { describeItem } from './describe-item.ts';
import { describeTalent } from './describe-talent.ts';
import { fetchPhotoAhead } from './fetch-photo-ahead.ts';
import { SHARED_SHORTLIST } from './shared-shortlist.ts';

const ITEM_PAGE = /^\/talent\/([^/]+)\/portfolio\/([^/]+)\/?$/;
const TALENT_PAGE = /^\/talent\/([^/]+)\/?$/;
const SHARED_SHORTLIST_PAGE = /^\/shared\/shortlists\/[^/]+\/?$/;

/**
 * What the pages of talents and their work say in their heads. Who they are about is told by what
 * everyone may see, whoever asks: heads end up in previews that others read.
 */
export function pageHeads(platform: Platform, authenticate: Authenticate): HeadFor {
  return async (path, request) => {
    try {
      if (SHARED_SHORTLIST_PAGE.test(path)) return { about: SHARED_SHORTLIST };
      const [, profileId, itemId] = ITEM_PAGE.exec(path) ?? TALENT_PAGE.exec(path) ?? [];
      if (!isId(profileId)) return undefined;
      if (itemId !== undefined) {
        if (!isId(itemId)) return undefined;
        return orNothing({
          about: await unlessHidden(describeItem(platform, { profileId, itemId })),
        });
      }
      const viewer = await authenticate(request);
      // Whoever makes previews is not signed in, and whoever is signed in waits for the page.
      return viewer === undefined
        ? orNothing({ about: await unlessHidden(describeTalent(platform, profileId)) })
        : orNothing({ ahead: await unlessHidden(fetchPhotoAhead(platform, viewer, profileId)) });
    } catch (error) {
      // The page itself needs nothing of this.
      platform.log.error({ err: error }, 'the head of a page could not be written');
      return undefined;
    }
  };
}

function isId(text: string | undefined): text is string {
  return id.safeParse(text).success;
}

function orNothing(head: PageHead): PageHead | undefined {
  return head.about === undefined && head.ahead === undefined ? undefined : head;
}

async function unlessHidden<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
