/** Under which the triggers note who changed. */
export const TALENT_SUBJECT = 'talent-search.talent';

/** Everybody is to be read anew: what was written did not pass the triggers. */
export const REBUILD_SUBJECT = 'talent-search.rebuild';
