import {
  FIELD_CLASSES,
  FIELDS_OF_MINORS,
  type FieldClass,
  PROFILE_FIELDS,
  type ProfileField,
} from '@callboard/contract/profile-fields';
import type { PreviewViewer } from '@callboard/contract/profile-preview';
import { type Standing, shownClass, type Viewer } from './policy.ts';

/** Leaves out what this viewer may not see. What the table does not know, nobody sees. */
export function visibleFields<Fields extends object>(
  viewer: Viewer,
  talent: Standing,
  fields: Fields,
  as?: PreviewViewer,
): Partial<Fields> {
  const shown = shownClass(viewer, talent, as);
  const seen = Object.entries(fields).filter(([field]) => isIn(shown, field, talent));
  return Object.fromEntries(seen) as Partial<Fields>;
}

export function maySeeField(viewer: Viewer, talent: Standing, field: string): boolean {
  return isIn(shownClass(viewer, talent), field, talent);
}

function isIn(shown: FieldClass, field: string, { isMinor }: Standing): boolean {
  return FIELD_CLASSES[classOf(field, isMinor)] <= FIELD_CLASSES[shown];
}

function classOf(field: string, isMinor: boolean): FieldClass {
  if (!isProfileField(field)) return 'never';
  return (isMinor ? FIELDS_OF_MINORS[field] : undefined) ?? PROFILE_FIELDS[field];
}

function isProfileField(field: string): field is ProfileField {
  return Object.hasOwn(PROFILE_FIELDS, field);
}
