import { fold } from './columns.ts';

export type Person = {
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  email: string | null;
  isMinor: boolean;
};

/**
 * Finds whom of those seen before someone is: whoever has the same address or, where neither address
 * nor birthday tells them apart, the same name. A guardian's address may be that of several children.
 */
export class SeenPeople<P extends Person> {
  readonly #byEmail = new Map<string, P>();
  readonly #byName = new Map<string, P[]>();

  add(person: P): void {
    const { email, isMinor } = person;
    if (email !== null && !isMinor) this.#byEmail.set(email.toLowerCase(), person);
    const name = nameOf(person);
    this.#byName.set(name, [...(this.#byName.get(name) ?? []), person]);
  }

  find(person: Person): P | undefined {
    const { email, isMinor } = person;
    const sameAddress =
      email === null || isMinor ? undefined : this.#byEmail.get(email.toLowerCase());
    return sameAddress ?? this.#byName.get(nameOf(person))?.find((one) => !isTold(one, person));
  }
}

function nameOf({ firstName, lastName }: Person): string {
  return [firstName, lastName].map((name) => fold(name) || name).join(' ');
}

function isTold(one: Person, other: Person): boolean {
  return (
    differ(one.dateOfBirth, other.dateOfBirth) ||
    differ(one.email?.toLowerCase(), other.email?.toLowerCase())
  );
}

function differ(one: string | null | undefined, other: string | null | undefined): boolean {
  return Boolean(one && other && one !== other);
}
