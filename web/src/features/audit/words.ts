/** `error-logs` is told as `Error logs`, `talentProfileId` as `Talent profile id`. */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `auth.signed-in` is of `Auth` and was `Signed in`. */
export function readAct(act: string): { feature: string; done: string } {
  const dot = act.indexOf('.');
  return { feature: inWords(act.slice(0, dot)), done: inWords(act.slice(dot + 1)) };
}

/** Something that changed, on one line. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(valueInWords).join(', ') || '–';
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value);
  const [before, after] = [CHANGE.from, CHANGE.to].map((names) =>
    parts.find(([name]) => names.includes(name)),
  );
  if (before && after && parts.length === 2) {
    return `${valueInWords(before[1])} → ${valueInWords(after[1])}`;
  }
  return parts.map(([name, each]) => `${inWords(name)}: ${valueInWords(each)}`).join('; ');
}

const CHANGE = { from: ['from', 'before'], to: ['to', 'after'] };
