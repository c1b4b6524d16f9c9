import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listVisibleEntries } from '../entries/list-visible-entries.ts';
import { getSummary } from '../lists/list-shortlists.ts';
import { findCompanyOnPro } from '../queries.ts';
import { requireShortlist } from '../require-shortlist.ts';
import { composeContactSheet } from './compose-contact-sheet.ts';
import { drawAside } from './drawing/draw-aside.ts';
import { withPhotos } from './read-photos.ts';

/** A list on paper, with those on it whom the actor may see. */
export async function getContactSheet(platform: Platform, actor: Actor, shortlistId: string) {
  const { db, clock } = platform;
  const { name, productionTitle } = await requireShortlist(db, actor, shortlistId);
  const { roleTitle } = await getSummary(platform, actor, shortlistId);
  const entries = await withPhotos(
    platform,
    await listVisibleEntries(platform, actor, shortlistId),
  );
  const brand = (await findCompanyOnPro(db, shortlistId)) ?? 'Callboard';
  const about = { brand, production: productionTitle, name, roleTitle };
  const pdf = await drawAside(composeContactSheet(actor, about, entries, clock.now()));
  return { fileName: `${productionTitle} - ${name}.pdf`, pdf };
}
