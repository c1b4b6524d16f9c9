/** Whether the first field may take the cursor by itself: a phone would cover the page with its keys. */
export function hasKeyboard(): boolean {
  return window.matchMedia('(pointer: fine)').matches;
}
