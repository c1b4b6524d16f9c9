/** How long typing has to pause before a search is sent, in milliseconds. */
export const SEARCH_PAUSE_MS = 300;

/** Between closing the panel and going to what was chosen, in milliseconds. */
export const NAVIGATION_DELAY_MS = 10;

export const PANEL_MAX_WIDTH = '32rem';
export const LIST_MAX_HEIGHT = '300px';
