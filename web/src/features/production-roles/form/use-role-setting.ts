import { useQuery } from '@tanstack/react-query';
import { filesQuery } from '../../productions/api.ts';
import { rolesQuery } from '../role-queries.ts';
import type { RoleSetting } from './role-editor.ts';

/** What the form of a role needs to know of the production around it. */
export function useRoleSetting({ id, typeId }: { id: string; typeId: string }): RoleSetting {
  const roles = useQuery(rolesQuery(id)).data?.items ?? [];
  const files = useQuery(filesQuery(id)).data?.items ?? [];
  return {
    typeId,
    currency: roles.find(({ payCurrency }) => payCurrency !== null)?.payCurrency ?? null,
    siblings: roles.map((role) => ({ id: role.id, title: role.title })),
    sides: files.filter(({ kind }) => kind === 'sides'),
  };
}
