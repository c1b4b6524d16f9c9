import { email, requiredText } from '@callboard/contract/fields';
import { LIMITS } from '@callboard/contract/limits';
import * as z from 'zod';

const oneCall = z.tuple([z.uuid('This is no id of a call.')], 'Please give the id of one call.');
const onePerson = z.tuple([email], "Please give one account's email address.");
const oneFile = z.tuple([z.string().min(1, 'Please name a file.')], 'Please name one file.');
const newAdmin = z.tuple(
  [
    email,
    requiredText(LIMITS.personNameLength, 'First name is required'),
    requiredText(LIMITS.personNameLength, 'Last name is required'),
  ],
  'Please give an email address, a first name and a last name.',
);
const nothing = z.tuple([], 'This takes nothing more.');
const reason = z
  .string('Please give a reason: --reason "…"')
  .pipe(requiredText(LIMITS.lineLength, 'Please give a reason: --reason "…"'));
const flag = z.boolean('This option takes no value.').default(false);

const talentCount = wholeNumber(
  'Please give a number of talents: --talents 1000',
  5_000_000,
).optional();
const seedNumber = wholeNumber('Please give a number: --seed 7', 2 ** 31).default(1);

function wholeNumber(message: string, max: number) {
  return z
    .string(message)
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine((number) => number >= 1 && number <= max, message);
}

/** Options that a command does not know are named, all of them. */
function command<Name extends string, Args extends z.ZodType, More extends z.ZodRawShape>(
  name: Name,
  args: Args,
  more: More,
) {
  return z.strictObject({ name: z.literal(name), args, ...more }, { error: nameUnknownOptions });
}

function nameUnknownOptions(issue: { code?: string; keys?: unknown }): string | undefined {
  if (issue.code !== 'unrecognized_keys' || !Array.isArray(issue.keys)) return undefined;
  return issue.keys.map((key) => `This takes no --${key}.`).join('\n');
}

function nameUnknownCommand({ input }: { input?: unknown }): string {
  const { name } = input as { name?: string };
  return name === undefined ? 'Please say what is to be done.' : `There is no ${name}.`;
}

export const commandSchema = z.discriminatedUnion(
  'name',
  [
    command('calls', nothing, {}),
    command('publish-call', oneCall, {}),
    command('reject-call', oneCall, { reason }),
    command('create-admin', newAdmin, {}),
    command('suspend', onePerson, { reason }),
    command('restore-account', onePerson, { reason }),
    command('reset-password', onePerson, { print: flag }),
    command('migrate', nothing, {}),
    command('seed', nothing, { force: flag, talents: talentCount, seed: seedNumber }),
    command('back-up', oneFile, {}),
    command('restore', oneFile, { replace: flag }),
    command('help', nothing, {}),
  ],
  { error: nameUnknownCommand },
);
export type Command = z.output<typeof commandSchema>;
