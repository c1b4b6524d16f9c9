/** What there is, in the words that whoever got it wrong reads. */
export const USAGE = `npm run callboard -- calls
  lists the calls that wait for review, the oldest first
npm run callboard -- publish-call <id>
  lets one through
npm run callboard -- reject-call <id> --reason "…"
  rejects one; its team reads the reason
npm run callboard -- create-admin <email> <first name> <last name>
  makes a moderator, who is mailed a link to choose a password
npm run callboard -- suspend <email> --reason "…"
  shuts someone out at once; they are mailed the reason and may appeal
npm run callboard -- restore-account <email> --reason "…"
  lets someone in again
npm run callboard -- reset-password <email> [--print]
  mails a link to choose a new password; --print shows it, where no mail server is configured
npm run callboard -- migrate
  brings the database up to date with this version
npm run callboard -- seed [--force]
  loads the demo; with --force also beside accounts that are there
npm run seed -- --talents <number> [--seed <number>] [--force]
  invents as many talents, the same for the same seed, to try Callboard at full size
npm run callboard -- back-up <file>
  writes the database and all files into one new file, while the server runs
npm run callboard -- restore <file> [--replace]
  puts them back, while no server runs; --replace throws away what is there
npm run callboard -- help
  shows this

It exits with 0 when it was done, 1 when it was not, 2 when it was not understood.`;

/** Something was asked for that there is not, or not like this. */
export class CommandError extends Error {
  constructor(problem: string) {
    super(`${problem}\n\n${USAGE}`);
    this.name = 'CommandError';
  }
}
