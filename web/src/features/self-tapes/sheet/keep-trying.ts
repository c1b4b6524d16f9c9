import { ApiError } from '../../../lib/api-error.ts';
import { uploads } from '../../media/api.ts';

const AGAIN_AFTER_MS = 15_000;
export const TAKE_PLACE = 'take:';

type Upload = ReturnType<typeof uploads.getState>[number];

let timer: ReturnType<typeof setTimeout> | undefined;
let isOn = false;

/** Given up only because the server could not be reached, or had trouble of its own. */
function isStuck({ place, status, problem }: Upload): boolean {
  if (!place.startsWith(TAKE_PLACE) || status !== 'failed') return false;
  return problem instanceof ApiError && (problem.status === 0 || problem.status >= 500);
}

function goOn(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const { id } of uploads.getState().filter(isStuck)) uploads.resume(id);
}

/** A take that a lost connection held up goes on by itself, for as long as it needs. */
export function keepTrying(): void {
  if (isOn) return;
  isOn = true;
  window.addEventListener('online', goOn);
  uploads.subscribe(() => {
    if (timer === undefined && uploads.getState().some(isStuck)) {
      timer = setTimeout(goOn, AGAIN_AFTER_MS);
    }
  });
}
