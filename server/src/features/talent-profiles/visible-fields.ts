import {
  FIELD_CLASSES,
  FIELDS_OF_MINORS,
  type FieldClass,
  PROFILE_FIELDS,
  type ProfileField,
} from '@callboard/contract/profile-fields';
import { fieldClassOf, type Standing, type Viewer } from './policy.ts';

/** Leaves out what this viewer may not see. What the table does not know, nobody sees. */
export function visibleFields<Fields extends object>(
  viewer: Viewer,
  talent: Standing,
  fields: Fields,
): Partial<Fields> {
  const seen = Object.entries(fields).filter(([field]) => maySeeField(viewer, talent, field));
  return Object.fromEntries(seen) as Partial<Fields>;
}

export function maySeeField(viewer: Viewer, talent: Standing, field: string): boolean {
  const needed = classOf(field, talent.isMinor);
  return FIELD_CLASSES[needed] <= FIELD_CLASSES[fieldClassOf(viewer, talent)];
}

function classOf(field: string, isMinor: boolean): FieldClass {
  if (!isProfileField(field)) return 'never';
  return (isMinor ? FIELDS_OF_MINORS[field] : undefined) ?? PROFILE_FIELDS[field];
}

function isProfileField(field: string): field is ProfileField {
  return Object.hasOwn(PROFILE_FIELDS, field);
}
