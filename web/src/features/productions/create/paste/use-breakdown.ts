import type { FieldErrors } from '@callboard/contract/errors';
import { productionRoleEndpoints, type ReadRole } from '@callboard/contract/production-roles';
import type { Production } from '@callboard/contract/productions';
import { type RoleForm, roleFormSchema } from '@callboard/contract/role-form';
import { roleProblems } from '@callboard/contract/role-problems';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../../lib/api-client.ts';
import { findErrors } from '../../../../lib/casting/find-errors.ts';
import { useDraft } from '../../../../lib/casting/use-draft.ts';
import { refreshRole } from '../../../production-roles/api.ts';
import { createProduction, showProduction } from '../../production-changes.ts';
import { mergeRoles } from './merge-roles.ts';

type Breakdown = {
  text: string;
  title: string;
  typeId: string;
  notes: string | null;
  /** Nothing until it was read. */
  roles: ReadRole[] | null;
  /** What they were read from. */
  readText: string;
  /** Changes with them: sent again after a lost answer, they are not there twice. */
  rolesKey: string;
  /** Went back to the text, and what was read and corrected waits. */
  isAtText: boolean;
  /** Where the production is there already and only its roles are missing. */
  productionId: string | null;
};

const NOTHING: Breakdown = {
  text: '',
  title: '',
  typeId: '',
  notes: null,
  roles: null,
  readText: '',
  rolesKey: '',
  isAtText: false,
  productionId: null,
};

/** A breakdown from paste to production. What was read and corrected is kept in this tab. */
export function useBreakdown(production: Production | undefined) {
  const queries = useQueryClient();
  const { draft, change, drop } = useDraft(
    `callboard:breakdown:${production?.id ?? 'new'}`,
    NOTHING,
  );
  const [isTried, setIsTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const roles = draft.roles ?? [];
  const latest = useRef(roles);
  latest.current = roles;
  const setRoles = (next: ReadRole[]) => change({ roles: next, rolesKey: crypto.randomUUID() });

  const read = useMutation({
    mutationFn: (text: string) => call(productionRoleEndpoints.readBreakdown, { body: { text } }),
    onSuccess: ({ title, typeId, notes, roles: found }, readText) => {
      setIsTried(false);
      setRoles(found);
      change({ title: title ?? '', typeId: typeId ?? '', notes, productionId: null });
      change({ readText, isAtText: false });
    },
  });

  const create = useMutation({
    mutationFn: async () => {
      const id = production?.id ?? draft.productionId ?? (await begin());
      if (roles.length > 0) {
        await call(
          productionRoleEndpoints.createMany,
          { params: { id }, body: { roles: roles.map(({ role }) => role) } },
          { idempotencyKey: draft.rolesKey },
        );
      }
      return id;
    },
    onSuccess: () => {
      drop();
      refreshRole(queries);
    },
  });

  async function begin(): Promise<string> {
    const { title, typeId, notes } = draft;
    const made = await createProduction({ title, typeId, synopsis: notes }, key);
    change({ productionId: made.id });
    showProduction(queries, made);
    return made.id;
  }

  const needsTitle = production === undefined;
  const errors: FieldErrors = needsTitle
    ? {
        ...(draft.title.trim() === '' && { title: 'Title is required' }),
        ...(draft.typeId === '' && { typeId: 'Please choose one' }),
      }
    : {};
  const roleErrors = roles.map(({ role }) => ({
    ...findErrors(roleFormSchema, role),
    ...roleProblems(role),
  }));
  const isSound =
    Object.keys(errors).length === 0 &&
    roleErrors.every((found) => Object.keys(found).length === 0);

  return {
    draft,
    change,
    drop,
    read,
    create,
    errors: isTried ? errors : {},
    roleErrors: isTried ? roleErrors : roleErrors.map(() => ({})),
    /** Says whether it can be made. */
    check(): boolean {
      setIsTried(true);
      return isSound;
    },
    changeRole: (place: number, changes: Partial<RoleForm>) =>
      setRoles(
        roles.map((one, each) =>
          each === place ? { ...one, role: { ...one.role, ...changes } } : one,
        ),
      ),
    removeRole: (place: number) => setRoles(roles.toSpliced(place, 1)),
    /** By a toast that outlives the list it was made from. */
    restoreRole: (place: number, one: ReadRole) =>
      setRoles(latest.current.toSpliced(place, 0, one)),
    mergeUp(place: number) {
      const [above, below] = roles.slice(place - 1, place + 1);
      if (above === undefined || below === undefined) return;
      setRoles(roles.toSpliced(place - 1, 2, mergeRoles(above, below)));
    },
  };
}
