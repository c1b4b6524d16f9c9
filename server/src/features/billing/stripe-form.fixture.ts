export type Fields = { [name: string]: string | Fields };

/** `items[0][price]=x` as `{items: {0: {price: 'x'}}}`. */
export function readForm(text: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? '';
    let inner = fields;
    for (const step of path) {
      const next = inner[step];
      const deeper = typeof next === 'object' ? next : {};
      inner[step] = deeper;
      inner = deeper;
    }
    inner[last] = value;
  }
  return fields;
}

/** What stands at `items.0.price`, or nothing. */
export function fieldAt(fields: Fields, path: string): string | undefined {
  let found: string | Fields | undefined = fields;
  for (const step of path.split('.')) {
    found = typeof found === 'object' ? found[step] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}

export function namesAt(fields: Fields, name: string): Record<string, string> {
  const inner = fields[name];
  if (typeof inner !== 'object') return {};
  return Object.fromEntries(
    Object.entries(inner).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
