/** When, what and the answers: beside each other where there is room, else one below the other. */
export const ROW_LOOK =
  'relative grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-2 px-4 py-3 -outline-offset-2 lg:grid-cols-[208px_minmax(0,1fr)_auto]';
