/**
 * No nudity and no simulated sex may be asked for in an audition, photo or tape. The words that ask for
 * it, as they are written; a sentence that says there is none is let through.
 */
const ASKED =
  /\b(nud(?:e|ity)|naked|topless|undress(?:ed|ing)?|strip(?:ping)? (?:down|off|to)|(?:simulated?|simulating) (?:sex|intercourse)|sex scene|in (?:your )?(?:underwear|lingerie)|bare(?:d)? (?:breasts?|chest|bottom)|sexually explicit)\b/i;
const DENIED =
  /\b(?:no|not|never|without|free of|isn['’]t|won['’]t|aren['’]t|don['’]t|will not|nor)\b[^.!?;\n]{0,60}$/i;

export const NUDITY_REFUSED =
  'No nudity or simulated sex may be asked for in an audition, photo or tape.';

export function asksForNudity(text: string): boolean {
  const asked = new RegExp(ASKED, 'gi');
  return [...text.matchAll(asked)].some(
    ({ index }) => !DENIED.test(text.slice(Math.max(0, index - 80), index)),
  );
}
