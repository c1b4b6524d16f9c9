import { News } from './factory/news.ts';

export { PASSWORD } from './factory/people.ts';

/**
 * Makes rows for tests, and whatever rows they need that were not given. Each part builds on the one
 * before: people, agencies, castings, media, news.
 */
export class Factory extends News {}
