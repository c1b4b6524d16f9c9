const REACHED_BY_TAB = 'a[href], button, input, textarea, select, [tabindex="0"]';
const NOT_REACHED = '[tabindex="-1"], :disabled, [aria-hidden=true] *';

/** Where an element stood: in what, and at which place. */
type Standing = { parent: Element; place: number };

/**
 * As a ref: where that which has the focus goes away, such as the button of a chip that takes the chip
 * away, the focus goes to what stands in its place, not to the beginning of the page.
 */
export function keepFocus(area: HTMLElement | null) {
  if (area === null) return;
  let held: Element | undefined;
  let standings: Standing[] = [];

  const hold = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    held = target;
    standings = standingsOf(target, area);
  };
  const letGo = () => {
    held = undefined;
  };
  const observer = new MutationObserver(() => {
    if (held === undefined) return;
    if (held.isConnected) standings = standingsOf(held, area);
    else if (document.activeElement === document.body) {
      letGo();
      (nextOf(standings) ?? area).focus({ preventScroll: true });
    }
  });

  area.addEventListener('focusin', hold);
  document.addEventListener('pointerdown', letGo, true);
  observer.observe(area, { childList: true, subtree: true });
  return () => {
    area.removeEventListener('focusin', hold);
    document.removeEventListener('pointerdown', letGo, true);
    observer.disconnect();
  };
}

/** From the innermost out. */
function standingsOf(element: Element, area: Element): Standing[] {
  const standings: Standing[] = [];
  for (let each = element; each !== area && each.parentElement !== null; ) {
    const parent = each.parentElement;
    standings.push({ parent, place: [...parent.children].indexOf(each) });
    each = parent;
  }
  return standings;
}

/** What has moved up comes first, then what stood before. */
function nextOf(standings: readonly Standing[]): HTMLElement | undefined {
  for (const { parent, place } of standings) {
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    for (const each of [...children.slice(place), ...children.slice(0, place).reverse()]) {
      const found = [each, ...each.querySelectorAll(REACHED_BY_TAB)].find(isReached);
      if (found instanceof HTMLElement) return found;
    }
  }
}

function isReached(element: Element): boolean {
  return element.matches(REACHED_BY_TAB) && !element.matches(NOT_REACHED);
}
