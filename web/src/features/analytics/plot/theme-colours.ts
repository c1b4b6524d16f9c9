const TOKENS = {
  ink: '--ink',
  muted: '--muted',
  line: '--line',
  lineStrong: '--line-strong',
  raised: '--raised',
  accent: '--accent',
} as const;

export type Colours = Record<keyof typeof TOKENS, string>;

/** The tokens as they are now: a canvas is painted with colours, it does not follow a stylesheet. */
export function readColours(place: HTMLElement): Colours {
  const probe = document.createElement('span');
  place.append(probe);
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const colours = Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, read(token)]),
  ) as Colours;
  probe.remove();
  return colours;
}

/** The system's theme, and the one that is chosen in the account. */
export function onThemeChange(listener: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(listener);
  system.addEventListener('change', listener);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', listener);
    chosen.disconnect();
  };
}
