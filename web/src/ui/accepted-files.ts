export type FileLimits = {
  /** As in HTML: `image/*`, `image/png,.pdf`. */
  accept?: string | undefined;
  maxBytes?: number | undefined;
};

/** Says why a file cannot be taken, or nothing. */
export function findFault(file: File, { accept, maxBytes }: FileLimits): string | undefined {
  if (accept !== undefined && !isAccepted(file, accept)) {
    return `${file.name} is not a kind of file that fits here.`;
  }
  if (maxBytes !== undefined && file.size > maxBytes) {
    return `${file.name} is ${inMegabytes(file.size)}. The limit is ${inMegabytes(maxBytes)}.`;
  }
  return undefined;
}

function isAccepted({ name, type }: File, accept: string): boolean {
  return accept.split(',').some((part) => {
    const kind = part.trim().toLowerCase();
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
    return type === kind;
  });
}

/** Rounded up, so that what is over a limit never reads as the limit itself. */
function inMegabytes(bytes: number): string {
  return `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`;
}
