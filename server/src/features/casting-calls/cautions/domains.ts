/** Shared by so many that having it in common says nothing. */
const COMMON = new Set([
  // Mail for everyone.
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'hotmail.co.uk', 'live.com'],
  ...['msn.com', 'yahoo.com', 'yahoo.co.uk', 'ymail.com', 'icloud.com', 'me.com', 'mac.com'],
  ...['aol.com', 'proton.me', 'protonmail.com', 'gmx.com', 'gmx.de', 'gmx.net', 'web.de'],
  ...['mail.com', 'zoho.com', 'fastmail.com', 'hey.com', 'btinternet.com', 'yandex.com'],
  // Social networks and messengers.
  ...['facebook.com', 'fb.com', 'instagram.com', 'threads.net', 'tiktok.com', 'twitter.com'],
  ...['x.com', 'linkedin.com', 'youtube.com', 'youtu.be', 'vimeo.com', 'snapchat.com'],
  ...['whatsapp.com', 'wa.me', 't.me', 'telegram.me', 'm.me', 'discord.gg', 'discord.com'],
  ...['pinterest.com', 'linktr.ee', 'reddit.com', 'bsky.app'],
  // Where anybody keeps files and forms.
  ...['google.com', 'forms.gle', 'goo.gl', 'bit.ly', 'tinyurl.com', 'dropbox.com'],
  ...['wetransfer.com', 'typeform.com', 'jotform.com', 'surveymonkey.com', 'notion.so'],
  // The trade's own.
  ...['imdb.com', 'imdb.me', 'spotlight.com', 'equity.org.uk', 'sagaftra.org', 'wikipedia.org'],
  // Nobody's: for examples, and for the demo's people.
  ...['example.com', 'example.org', 'example.net', 'callboard.test'],
]);

/** Of these countries a domain's name stands before two endings: `name.co.uk`. */
const SECOND_LEVELS = new Set(['co', 'com', 'org', 'net', 'ac', 'gov', 'ltd', 'me']);
const COUNTRY_LENGTH = 2;

/** `mail.bright-star.co.uk`, `bright-star (dot) co.uk` → `bright-star.co.uk`. */
export function plainDomain(written: string): string {
  const labels = written
    .replace(/\s?(?:\(dot\)|\[dot\]|\bdot\b)\s?/g, '.')
    .replace(/:\d+$/, '')
    .split('.')
    .filter((label) => label !== '');
  const [last = '', second = ''] = labels.toReversed();
  const hasTwoEndings = last.length === COUNTRY_LENGTH && SECOND_LEVELS.has(second);
  return labels.slice(hasTwoEndings ? -3 : -2).join('.');
}

export function isCommonDomain(domain: string): boolean {
  return COMMON.has(domain);
}

/** Of an e-mail address or of a website, as someone entered it; none where there is none. */
export function domainOf(address: string | null): string | undefined {
  const [, host] =
    /^(?:https?:\/\/|[^@\s]*@)?([a-z0-9.-]+\.[a-z]{2,})(?=[/:?#]|$)/.exec(
      address?.trim().toLowerCase() ?? '',
    ) ?? [];
  return host && plainDomain(host);
}
