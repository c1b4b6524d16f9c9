import type { RoleForm } from '@callboard/contract/role-form';

/** The first and the last day of work; none where no days are named. */
export function workDaysOf({ workDates }: Pick<RoleForm, 'workDates'>) {
  return {
    workFrom: workDates.map(({ from }) => from).sort()[0] ?? null,
    workTo:
      workDates
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? null,
  };
}
