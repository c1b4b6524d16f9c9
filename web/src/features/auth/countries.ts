import { referenceDataEndpoints } from '@callboard/contract/reference-data';
import { endpointQuery } from '../../lib/query-client.ts';

export const countriesQuery = endpointQuery(referenceDataEndpoints.countries, {});
