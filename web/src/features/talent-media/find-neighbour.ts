/**
 * Where those who use keys go on when a thing leaves its list: the menu of the next one, else of the
 * one before, else the card's first button, which adds others.
 */
export function findNeighbour(menuButton: HTMLElement): HTMLElement | undefined {
  const list = menuButton.closest('ul');
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]') ?? [])];
  const place = buttons.indexOf(menuButton);
  const first = menuButton.closest('section')?.querySelector('button');
  return buttons[place + 1] ?? buttons[place - 1] ?? first ?? undefined;
}
