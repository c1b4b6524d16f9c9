/** A session ends this long after it was last used. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Use is noted at most this often: a read should not cost a write each time. */
export const SESSION_TOUCH_SECONDS = 60 * 60;

export function sessionExpiry(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS * 1000);
}
