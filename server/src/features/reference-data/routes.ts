import { referenceDataEndpoints } from '@callboard/contract/reference-data';
import type { Routes } from '../../platform/http/route.ts';
import { listCrewDepartments, listTerms } from './queries.ts';
import * as tables from './tables.ts';

const LISTS = [
  [referenceDataEndpoints.languages, tables.languages],
  [referenceDataEndpoints.talentCategories, tables.talentCategories],
  [referenceDataEndpoints.talentTypes, tables.talentTypes],
  [referenceDataEndpoints.skills, tables.skills],
  [referenceDataEndpoints.skillCategories, tables.skillCategories],
  [referenceDataEndpoints.productionTypes, tables.productionTypes],
  [referenceDataEndpoints.ethnicities, tables.ethnicities],
  [referenceDataEndpoints.bodyTypes, tables.bodyTypes],
  [referenceDataEndpoints.eyeColors, tables.eyeColors],
  [referenceDataEndpoints.hairColors, tables.hairColors],
  [referenceDataEndpoints.hairStyles, tables.hairStyles],
  [referenceDataEndpoints.hairLengths, tables.hairLengths],
  [referenceDataEndpoints.facialHair, tables.facialHair],
  [referenceDataEndpoints.voiceTypes, tables.voiceTypes],
  [referenceDataEndpoints.accents, tables.accents],
  [referenceDataEndpoints.unions, tables.unions],
  [referenceDataEndpoints.unionMemberships, tables.unionMemberships],
  [referenceDataEndpoints.unionContracts, tables.unionContracts],
  [referenceDataEndpoints.certificationTypes, tables.certificationTypes],
  [referenceDataEndpoints.countries, tables.countries],
] as const;

export const referenceDataRoutes: Routes = (route) => {
  for (const [endpoint, table] of LISTS) {
    route(endpoint, ({ platform }) => listTerms(platform.db, table));
  }

  route(referenceDataEndpoints.crewDepartments, ({ platform }) => listCrewDepartments(platform.db));
};
