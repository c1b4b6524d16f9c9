import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRoster, PATH } from '../roster.fixture.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const LINES = 'First name,Last name,Country\nIda,Moss,GB';
const ida = { line: 2, name: 'Ida Moss', email: null, problems: {} };
const preview = (...lines: object[]) => ({
  status: 200,
  body: { unknownColumns: ['Hair'], lines },
});

async function openImport(answers: Parameters<typeof openRoster>[1] = {}) {
  const opened = openRoster('', answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Add talent' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Import from a spreadsheet' }));
  return { ...opened, paste: await screen.findByLabelText('Or paste the lines here') };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('shows every wrong cell by line and column, and lets nothing in before they are mended', async () => {
  const problems = { Email: 'Please enter a valid email address' };
  const { paste, answers } = await openImport({
    answers: {
      [`POST ${PATH}/roster/import/preview`]: preview(ida, { ...ida, line: 3, problems }),
    },
  });
  await userEvent.click(paste);
  await userEvent.paste(LINES);
  await press('Look it over');
  await screen.findByText('1 of 2 lines needs your attention.', { exact: false });
  screen.getByText('Please enter a valid email address');
  screen.getByText('Left out: Hair.');
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();

  await press('Mend the lines');
  expect(screen.getByLabelText('Or paste the lines here')).toHaveProperty('value', LINES);
  answers[`POST ${PATH}/roster/import/preview`] = preview(ida);
  await press('Look it over');
  await screen.findByRole('button', { name: 'Import 1 talent' });
});

it('reads a file that is chosen, and brings it in on the terms that are said', async () => {
  const { sentTo } = await openImport({
    answers: {
      [`POST ${PATH}/roster/import/preview`]: preview(ida),
      [`POST ${PATH}/roster/import`]: { status: 201, body: { added: 1 } },
    },
  });
  const file = new File([Uint8Array.from(Buffer.from('Zoë,Moss', 'latin1'))], 'roster.csv');
  await userEvent.upload(screen.getByLabelText('Your file'), file);
  await userEvent.type(await screen.findByLabelText(/^Territory/), ' and Mars');
  await press('Import 1 talent');
  await screen.findByText('1 talent added');
  await waitFor(() =>
    expect(sentTo(`POST ${PATH}/roster/import`)).toMatchObject([
      { csv: 'Zoë,Moss', territory: 'Worldwide and Mars', field: 'all' },
    ]),
  );
});
