import type { RoleDetail } from '@callboard/contract/production-roles';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useApplicants } from '../../casting-board/api.ts';
import { DealsCard } from '../../deals/api.ts';
import { EditRoleSheet } from '../form/edit-role-sheet.tsx';
import { useRoleSetting } from '../form/use-role-setting.ts';
import { AskedOfApplicants } from './asked-of-applicants.tsx';
import { CallCard } from './call-card.tsx';
import { FactGroups } from './fact-groups.tsx';

/** Everything the role says, its call, and the way to change either. */
export function RoleOverview({ role }: { role: RoleDetail }) {
  const [isEditing, setIsEditing] = useState(false);
  const setting = useRoleSetting(role.production);
  const faces = useApplicants(role.id);
  const mayChange = role.rights === 'manage' && role.cancelledAt === null;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid min-w-0 gap-4">
        <DealsCard roleId={role.id} faces={faces} />
        <Card
          title="The role"
          aside={
            mayChange && (
              <Button onClick={() => setIsEditing(true)}>
                <Pencil aria-hidden="true" className="size-4" />
                Edit role
              </Button>
            )
          }
        >
          <div className="grid gap-6">
            <p className="wrap-anywhere max-w-[72ch] whitespace-pre-line text-16">
              {role.description ?? (
                <span className="text-muted">Nothing is written about this role yet.</span>
              )}
            </p>
            <FactGroups role={role} setting={setting} />
          </div>
        </Card>
        <AskedOfApplicants role={role} setting={setting} />
      </div>
      <CallCard role={role} />
      {isEditing && (
        <EditRoleSheet role={role} setting={setting} onClose={() => setIsEditing(false)} />
      )}
    </div>
  );
}
