import { useCurrentUser } from '../../lib/use-session.ts';

/** A day as it is where the reader lives. */
export function Day({ at }: { at: string }) {
  const { timeZone } = useCurrentUser();
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
