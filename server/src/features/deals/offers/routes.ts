import { offerEndpoints } from '@callboard/contract/offers';
import type { Routes } from '../../../platform/http/route.ts';
import { answerOffer } from './answer-offer.ts';
import { listOfApplication, listOwn } from './list-offers.ts';
import { sendOffer } from './send-offer.ts';
import { withdrawOffer } from './withdraw-offer.ts';

export const offerRoutes: Routes = (route) => {
  route(offerEndpoints.send, ({ platform, actor, params, body }) =>
    sendOffer(platform, actor, params.id, body),
  );

  route(offerEndpoints.ofApplication, ({ platform, actor, params }) =>
    listOfApplication(platform, actor, params.id),
  );

  route(offerEndpoints.own, ({ platform, actor, query }) =>
    listOwn(platform, actor, query.talentProfileId),
  );

  route(offerEndpoints.withdraw, ({ platform, actor, params, body }) =>
    withdrawOffer(platform, actor, params.id, body.reason),
  );

  route(offerEndpoints.answer, ({ platform, actor, params, body }) =>
    answerOffer(platform, actor, params.id, body),
  );
};
