import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { crewDepartmentsQuery, toOptions } from '../reference-data/api.ts';
import type { WorkForm } from './work-form.ts';

type Props<Output> = { form: UseFormReturn<WorkForm, unknown, Output> };

/** A department and, once that is known, a job in it. */
export function CrewFields<Output>({ form }: Props<Output>) {
  const { data: departments = [] } = useQuery(crewDepartmentsQuery);
  const chosen = form.watch('crewDepartmentId');
  const roles = departments.find(({ id }) => id === chosen)?.roles;
  const hasRole = roles?.some(({ id }) => id === form.watch('crewRoleId'));

  // Another department has other jobs.
  useEffect(() => {
    if (hasRole === false) form.setValue('crewRoleId', '');
  }, [hasRole, form]);

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ComboboxField
        label="Department"
        placeholder="Camera, costume…"
        options={toOptions(departments)}
        control={form.control}
        name="crewDepartmentId"
      />
      <ComboboxField
        label="Your job"
        placeholder={roles === undefined ? 'Department first' : 'Choose…'}
        disabled={roles === undefined}
        options={toOptions(roles)}
        control={form.control}
        name="crewRoleId"
      />
    </div>
  );
}
