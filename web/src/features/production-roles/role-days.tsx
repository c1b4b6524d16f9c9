import type { RoleDetail } from '@callboard/contract/production-roles';
import { DaysTab } from '../background/api.ts';
import { useApplicants } from '../casting-board/api.ts';

/** The days of a role that is filled in numbers, and its applicants to ask for them. */
export function RoleDays({ role }: { role: RoleDetail }) {
  return <DaysTab role={role} applicants={useApplicants(role.id)} />;
}
