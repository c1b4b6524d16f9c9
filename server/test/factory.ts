import { Plans } from './factory/plans.ts';

export { PASSWORD } from './factory/people.ts';

/**
 * Makes rows for tests, and whatever rows they need that were not given. Each part builds on the one
 * before: people, agencies, castings, media, news, plans.
 */
export class Factory extends Plans {}
