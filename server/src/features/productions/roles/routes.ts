import { productionRoleEndpoints } from '@callboard/contract/production-roles';
import type { Routes } from '../../../platform/http/route.ts';
import { readBreakdown } from './breakdown/read-breakdown.ts';
import { cancelRole } from './cancel-role.ts';
import { changeRole } from './change-role.ts';
import { createRole, createRoles } from './create-roles.ts';
import { duplicateRole } from './duplicate-role.ts';
import { getRole } from './get-role.ts';
import { listRoles } from './list-roles.ts';
import { orderRoles } from './order-roles.ts';
import { removeRole } from './remove-role.ts';

export const productionRoleRoutes: Routes = (route) => {
  route(productionRoleEndpoints.list, ({ platform, actor, params }) =>
    listRoles(platform, actor, params.id),
  );

  route(productionRoleEndpoints.create, ({ platform, actor, params, body }) =>
    createRole(platform, actor, params.id, body),
  );

  route(productionRoleEndpoints.createMany, ({ platform, actor, params, body }) =>
    createRoles(platform, actor, params.id, body.roles),
  );

  route(productionRoleEndpoints.order, ({ platform, actor, params, body }) =>
    orderRoles(platform, actor, params.id, body.ids),
  );

  route(productionRoleEndpoints.readBreakdown, ({ platform, body }) =>
    readBreakdown(platform, body.text),
  );

  route(productionRoleEndpoints.get, ({ platform, actor, params }) =>
    getRole(platform, actor, params.id),
  );

  route(productionRoleEndpoints.change, ({ platform, actor, params, body }) =>
    changeRole(platform, actor, params.id, body),
  );

  route(productionRoleEndpoints.duplicate, ({ platform, actor, params }) =>
    duplicateRole(platform, actor, params.id),
  );

  route(productionRoleEndpoints.remove, ({ platform, actor, params }) =>
    removeRole(platform, actor, params.id),
  );

  route(productionRoleEndpoints.cancel, ({ platform, actor, params, body }) =>
    cancelRole(platform, actor, params.id, body.answer),
  );
};
