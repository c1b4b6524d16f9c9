/** With these a client reads what it may never show: nothing is noted of it. */
export const PURPOSE_HEADER = 'purpose';
export const PREFETCH = 'prefetch';
