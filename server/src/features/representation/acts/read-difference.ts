import * as z from 'zod';

/** What an entry of the audit keeps of a change: names of fields, and which thing it was. */
const differenceSchema = z.object({
  fields: z.array(z.string()).catch([]),
  itemId: z.string().nullable().catch(null),
  mediaId: z.string().nullable().catch(null),
});

export function readDifference(difference: unknown) {
  const { data } = differenceSchema.safeParse(difference);
  const { fields = [], itemId = null, mediaId = null } = data ?? {};
  return { fields, thingId: itemId ?? mediaId };
}
