import type { PortfolioItem } from '@callboard/contract/portfolio-items';
import type { FieldClass } from '@callboard/contract/profile-fields';
import { presentMedia } from '../../media/present-media.ts';
import { isOwnSide } from '../showcase/policy.ts';
import type { ShownItem } from './queries.ts';

export function presentItem(shownItem: ShownItem, shown: FieldClass): PortfolioItem {
  const { item, media, cover, credit } = shownItem;
  const { id, kind, title, description, year, url, visibility } = item;
  const to = { isOwnSide: isOwnSide(shown) };
  return {
    id,
    kind,
    title,
    description,
    year,
    url,
    media: media && presentMedia(media, to),
    cover: isCoverShown(cover, shown) ? presentMedia(cover, to) : null,
    credit: credit && presentCredit(credit),
    ...(to.isOwnSide && { visibility }),
  };
}

type Cover = ShownItem['cover'];

/** A cover that is still on its way does not keep others from the work itself. */
function isCoverShown(cover: Cover, shown: FieldClass): cover is NonNullable<Cover> {
  return cover !== null && (cover.status === 'ready' || isOwnSide(shown));
}

function presentCredit(credit: NonNullable<ShownItem['credit']>) {
  const { id, category, production, role, year } = credit;
  return { id, category, production, role, year };
}
