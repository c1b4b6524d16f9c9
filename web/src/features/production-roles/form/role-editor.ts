import type { FieldErrors } from '@callboard/contract/errors';
import type { RoleForm } from '@callboard/contract/role-form';

/** What a role stands in, as far as its form asks about it. */
export type RoleSetting = {
  typeId: string | null;
  /** What the production usually pays in. */
  currency: string | null;
  /** The production's other roles, which it may cover. */
  siblings: readonly { id: string; title: string }[];
  /** The production's sides, for a self-tape. */
  sides: readonly { id: string; fileName: string }[];
};

/** A role under someone's hands. */
export type RoleEditor = {
  role: RoleForm;
  errors: FieldErrors;
  setting: RoleSetting;
  change: (changes: Partial<RoleForm>) => void;
};

export type SectionProps = { editor: RoleEditor };

/** What every section of the form looks like inside. */
export const SECTION_GRID = 'grid min-w-0 gap-4 sm:grid-cols-2';
