import { slug } from '../../features/reference-data/vocabulary/term.ts';
import { DEMO_ACCOUNTS, demoUserId } from '../accounts.ts';
import { demoId } from '../demo-id.ts';

/** The demo speaks of people by their names: 'lukasz-domanski'. */
export function personKey({ firstName, lastName }: { firstName: string; lastName: string }) {
  return slug(toPlainLetters(`${firstName} ${lastName}`));
}

/** Letters that Unicode does not take apart into a plain one and its mark. */
const PLAIN: Record<string, string> = { Ł: 'L', ł: 'l', Ø: 'O', ø: 'o', Đ: 'D', đ: 'd' };

function toPlainLetters(name: string): string {
  return name.replace(/[ŁłØøĐđ]/g, (letter) => PLAIN[letter] ?? letter);
}

const ACCOUNT_IDS = new Map(
  DEMO_ACCOUNTS.map((account) => [personKey(account), demoUserId(account.role)]),
);

export function userIdOf(key: string): string {
  return ACCOUNT_IDS.get(key) ?? demoId(`user/${key}`);
}

export function talentProfileIdOf(key: string): string {
  return demoId(`talent-profile/${key}`);
}

export function hasDemoAccount(key: string): boolean {
  return ACCOUNT_IDS.has(key);
}
