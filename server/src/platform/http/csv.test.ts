import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

it('writes a file that spreadsheets read: quotes doubled, lines ended as RFC 4180 says, accents kept', () => {
  expect(
    writeCsv([
      ['Role', 'Needed'],
      ['The "Maître d’", head\nwaiter', 2],
      [null, -1],
    ]),
  ).toBe('\uFEFF"Role","Needed"\r\n"The ""Maître d’"", head\nwaiter",2\r\n,-1\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tcmd', '  =1', '＝1'])(
  'shows %j and never works it out',
  (text) => {
    expect(writeCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);
