import { fillPath } from '@callboard/contract/endpoint';
import { TALENT_CALLS } from '@callboard/contract/talent-calls';
import { readAhead } from '../lib/api-client.ts';
import { firstReadsOfRole } from '../lib/casting/first-faces.ts';
import { rolePage, talentPage, workItemPage } from './lazy-pages.ts';

const ID = '([0-9a-f-]{36})';
const TALENT_PAGE = new RegExp(`^/talent/${ID}/?$`);
const ROLE_PAGE = new RegExp(`^/production-roles/${ID}/?$`);
const ITEM_PAGE = new RegExp(`^/talent/${ID}/portfolio/${ID}/?$`);

const { profile, photos, workItem } = TALENT_CALLS;
/** Browsers ask few things at a time: all but who this is and the face waits for the page itself. */
const FACE = [profile, photos];

/**
 * Pages that people come to from elsewhere, by a link: their code and what they show are asked for
 * at once, while the app around them is still on its way. A failure shows when the page itself asks.
 */
export function beginPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const [, roleId] = ROLE_PAGE.exec(pathname) ?? [];
  if (roleId !== undefined && isForSignedIn()) {
    for (const path of firstReadsOfRole(roleId)) readAhead(path);
    rolePage().catch(() => undefined);
  }
  if (search !== '') return;
  const [, id] = TALENT_PAGE.exec(pathname) ?? [];
  if (id !== undefined && isForSignedIn()) {
    for (const { path } of FACE) readAhead(fillPath(path, { id }));
    talentPage().catch(() => undefined);
  }
  const [, profileId, itemId] = ITEM_PAGE.exec(pathname) ?? [];
  if (profileId !== undefined) {
    readAhead(fillPath(workItem.path, { id: profileId, itemId }));
    workItemPage().catch(() => undefined);
  }
}

/** Only the edition for those who bring a session comes with a cover (see signed-in.html). */
export function isForSignedIn(): boolean {
  return document.getElementById('root')?.hasChildNodes() === true;
}
