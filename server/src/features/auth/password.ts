import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's default algorithm. */
const OPTIONS = {
  memoryCost: 19 * 1024, // KiB
  timeCost: 2,
  parallelism: 1,
};

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Of a password nobody has: checking against it takes as long as against a real one. */
const NOBODYS_HASH = hashPassword('no account has this password');

/** With no hash (an unknown account) the answer is no, after the same time. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await NOBODYS_HASH), password);
  return matches && passwordHash !== null;
}
