import { parseArgs } from 'node:util';
import { email, requiredText } from '@callboard/contract/fields';
import { LIMITS } from '@callboard/contract/limits';
import * as z from 'zod';

const USAGE = `npm run callboard -- calls
  lists the calls that wait for review, the oldest first
npm run callboard -- publish-call <id>
  lets one through
npm run callboard -- reject-call <id> --reason "…"
  rejects one; its team reads the reason
npm run callboard -- create-admin <email> <first name> <last name>
  makes a moderator, who is mailed a link to choose a password`;

/** Something was asked for that there is not, or not like this. */
export class CommandError extends Error {
  constructor(problem: string) {
    super(`${problem}\n\n${USAGE}`);
    this.name = 'CommandError';
  }
}

const oneCall = 'Please give the id of one call.';
const callArgs = z.tuple([z.uuid(oneCall)], oneCall);
const adminArgs = z.tuple(
  [
    email,
    requiredText(LIMITS.personNameLength, 'First name is required'),
    requiredText(LIMITS.personNameLength, 'Last name is required'),
  ],
  'Please give an email address, a first name and a last name.',
);

const commandSchema = z.discriminatedUnion(
  'name',
  [
    z.object({ name: z.literal('calls'), args: z.tuple([], 'This takes nothing more.') }),
    z.object({ name: z.literal('publish-call'), args: callArgs }),
    z.object({
      name: z.literal('reject-call'),
      args: callArgs,
      reason: requiredText(LIMITS.lineLength, 'Please give a reason: --reason "…"'),
    }),
    z.object({
      name: z.literal('create-admin'),
      args: adminArgs,
    }),
  ],
  'Please say what is to be done.',
);
export type Command = z.output<typeof commandSchema>;

export function parseCommand(words: readonly string[]): Command {
  const { success, data, error } = commandSchema.safeParse(read(words));
  if (success) return data;
  throw new CommandError(error.issues.map(({ message }) => message).join('\n'));
}

function read(words: readonly string[]) {
  try {
    const options = { reason: { type: 'string', default: '' } } as const;
    const parsed = parseArgs({ args: [...words], options, allowPositionals: true });
    const [name, ...args] = parsed.positionals;
    return { name, args, ...parsed.values };
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}
