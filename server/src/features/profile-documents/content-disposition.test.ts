import { expect, it } from 'vitest';
import { inlineAs } from './content-disposition.ts';

it('a file is named in full and, for who cannot read that, in ASCII', () => {
  expect(inlineAs('Mara Okonjo-Lyle - Résumé.pdf')).toBe(
    `inline; filename="Mara Okonjo-Lyle - Resume.pdf"; filename*=UTF-8''Mara%20Okonjo-Lyle%20-%20R%C3%A9sum%C3%A9.pdf`,
  );
  expect(inlineAs('Мария "M" (1/2)\r\nx.pdf')).toBe(
    `inline; filename="_____ M (1 2) x.pdf"; filename*=UTF-8''%D0%9C%D0%B0%D1%80%D0%B8%D1%8F%20M%20%281%202%29%20x.pdf`,
  );
});
