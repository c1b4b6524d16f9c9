import { expect, it } from 'vitest';
import { linkify } from './linkify.ts';

const links = (text: string) =>
  linkify(text).flatMap((part) => (part.kind === 'link' ? [part.text] : []));

it.each([
  ['See https://callboard.test/talent/7.', ['https://callboard.test/talent/7']],
  [
    '(http://a.test/b), https://w.test/Cut_(film)!',
    ['http://a.test/b', 'https://w.test/Cut_(film)'],
  ],
  ['two\nhttps://a.test\nlines', ['https://a.test']],
  ['javascript:alert(1) data:text/html,x ftp://a.test a.test', []],
  ['https://callboard.test@evil.test/login', []],
  ['https://', []],
])('of %j these are links: %j', (text, found) => {
  expect(links(text)).toEqual(found);
});

it('nothing of a text is lost', () => {
  const text = 'A https://a.test/x, (https://b.test) and\nhttps://you@c.test — end';
  expect(
    linkify(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
