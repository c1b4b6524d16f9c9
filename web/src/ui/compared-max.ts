/** As many faces as stand beside each other at a readable size. */
export const COMPARED_MAX = 4;
