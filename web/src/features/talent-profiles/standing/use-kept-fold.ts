import { useState } from 'react';

const ENTRY = 'callboard:where-you-stand';
const FOLDED = 'folded';

/** Whoever folds it away finds it so next time. */
export function useKeptFold() {
  const [isFolded, setIsFolded] = useState(read);
  function toggle() {
    const next = !isFolded;
    setIsFolded(next);
    keep(next);
  }
  return { isFolded, toggle };
}

/** Where storage is forbidden, it is open each time. */
function read(): boolean {
  try {
    return localStorage.getItem(ENTRY) === FOLDED;
  } catch {
    return false;
  }
}

function keep(isFolded: boolean): void {
  try {
    if (isFolded) localStorage.setItem(ENTRY, FOLDED);
    else localStorage.removeItem(ENTRY);
  } catch {
    // See above.
  }
}
