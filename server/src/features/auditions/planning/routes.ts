import { auditionEndpoints } from '@callboard/contract/auditions';
import type { Routes } from '../../../platform/http/route.ts';
import { cancelAudition } from './cancelling/cancel-audition.ts';
import { changeAudition } from './facts/change-audition.ts';
import { createAudition } from './facts/create-audition.ts';
import { removeAudition } from './facts/remove-audition.ts';
import { autofill } from './people/autofill.ts';
import { listCandidates } from './people/list-candidates.ts';
import { seatPeople } from './people/seat-people.ts';
import { addSlot, makeSlotsAnew, removeSlot, shiftAudition } from './plan-slots.ts';
import { getAudition } from './session/get-audition.ts';
import { listAuditions } from './session/list-auditions.ts';

/** Sessions as a casting team plans them. */
export const auditionPlanningRoutes: Routes = (route) => {
  route(auditionEndpoints.list, ({ platform, actor, params, query }) =>
    listAuditions(platform, actor, params.id, query),
  );

  route(auditionEndpoints.create, ({ platform, actor, params, body }) =>
    createAudition(platform, actor, params.id, body),
  );

  route(auditionEndpoints.get, ({ platform, actor, params }) =>
    getAudition(platform, actor, params.id),
  );

  route(auditionEndpoints.change, ({ platform, actor, params, body }) =>
    changeAudition(platform, actor, params.id, body),
  );

  route(auditionEndpoints.remove, ({ platform, actor, params }) =>
    removeAudition(platform, actor, params.id),
  );

  route(auditionEndpoints.cancel, ({ platform, actor, params, body }) =>
    cancelAudition(platform, actor, params.id, body.note),
  );

  route(auditionEndpoints.makeSlots, ({ platform, actor, params, body }) =>
    makeSlotsAnew(platform, actor, params.id, body),
  );

  route(auditionEndpoints.addSlot, ({ platform, actor, params, body }) =>
    addSlot(platform, actor, params.id, body),
  );

  route(auditionEndpoints.removeSlot, ({ platform, actor, params }) =>
    removeSlot(platform, actor, params),
  );

  route(auditionEndpoints.shift, ({ platform, actor, params, body }) =>
    shiftAudition(platform, actor, params.id, body.minutes),
  );

  route(auditionEndpoints.seat, ({ platform, actor, params, body }) =>
    seatPeople(platform, actor, params.id, body),
  );

  route(auditionEndpoints.autofill, ({ platform, actor, params, body }) =>
    autofill(platform, actor, params.id, body),
  );

  route(auditionEndpoints.candidates, ({ platform, actor, params, query }) =>
    listCandidates(platform, actor, params.id, query),
  );
};
