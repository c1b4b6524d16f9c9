import type { ReadRole } from '@callboard/contract/production-roles';
import type { RoleForm } from '@callboard/contract/role-form';

/** Two cards that were one role: what the first does not say, the second does. */
export function mergeRoles(first: ReadRole, second: ReadRole): ReadRole {
  return {
    role: mergeForms(first.role, second.role),
    source: `${first.source}\n${second.source}`,
    unread: [...first.unread, ...second.unread],
  };
}

function mergeForms(first: RoleForm, second: RoleForm): RoleForm {
  const fields = Object.keys(first) as (keyof RoleForm)[];
  const merged = Object.fromEntries(
    fields.map((field) => [field, mergeValues(first[field], second[field])]),
  ) as RoleForm;
  return {
    ...merged,
    title: first.title,
    description: [first.description, second.title, second.description].filter(Boolean).join('\n'),
  };
}

function mergeValues(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.length > 0 ? one : other;
  return one ?? other;
}
