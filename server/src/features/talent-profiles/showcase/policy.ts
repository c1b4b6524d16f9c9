import { ITEM_VISIBILITIES } from '@callboard/contract/media';
import { FIELD_CLASSES, type FieldClass } from '@callboard/contract/profile-fields';

type ItemVisibility = (typeof ITEM_VISIBILITIES)[number];

/** The talent's own side sees all items, those whose files are not ready too, and who else does. */
export function isOwnSide(shown: FieldClass): boolean {
  return FIELD_CLASSES[shown] >= FIELD_CLASSES.own_agent;
}

/** The items that are for the eyes of a class. */
export function visibilitiesSeen(shown: FieldClass): ItemVisibility[] {
  if (isOwnSide(shown)) return [...ITEM_VISIBILITIES];
  return shown === 'professionals' ? ['public', 'professionals'] : ['public'];
}
