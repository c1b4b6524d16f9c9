import { parseArgs } from 'node:util';
import { type Command, commandSchema } from './command-schema.ts';
import { CommandError } from './usage.ts';

/** What is written as `--reason x`, not as `--reason` alone. */
const OPTIONS = {
  reason: { type: 'string' },
  talents: { type: 'string' },
  seed: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export function parseCommand(words: readonly string[]): Command {
  const { success, data, error } = commandSchema.safeParse(read(words));
  if (success) return data;
  throw new CommandError([...new Set(error.issues.map(({ message }) => message))].join('\n'));
}

/** Takes every option, known or not: the command's own schema says what is wrong with them. */
function read(words: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...words],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
  });
  const { help, ...options } = values;
  if (help) return { name: 'help', args: [] };
  const [name, ...args] = positionals;
  return { ...options, name, args };
}
