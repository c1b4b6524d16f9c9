import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { afterDeciding } from './after-deciding.ts';
import { Queue } from './queue.tsx';

const NAMES = ['Ada', 'Bo', 'Cy'];
const asItIs = (name: string) => name;

function Names() {
  const [chosenId, onChoose] = useState<string>();
  return (
    <Queue
      label="Names"
      items={NAMES}
      idOf={asItIs}
      chosenId={chosenId}
      onChoose={onChoose}
      row={asItIs}
      empty="Nobody waits"
    >
      <h2>{chosenId ?? 'Nobody'}</h2>
    </Queue>
  );
}

it('is gone through with j and k, and stays at its ends', async () => {
  render(<Names />);
  const shown = () => screen.getByRole('heading').textContent;
  await userEvent.keyboard('j');
  expect(shown()).toBe('Ada');
  await userEvent.keyboard('jjjj');
  expect(shown()).toBe('Cy');
  expect(screen.getByRole('button', { name: 'Cy' }).getAttribute('aria-current')).toBe('true');
  await userEvent.keyboard('kkkk');
  expect(shown()).toBe('Ada');
});

it.each([
  ['Ada', 'Bo'],
  ['Cy', 'Bo'],
  ['decided by someone else', 'Ada'],
])('after %s comes %s', (decided, next) => {
  expect(afterDeciding(NAMES, asItIs, decided)).toBe(next);
});

it('has nothing left after the only one', () => {
  expect(afterDeciding(['Ada'], asItIs, 'Ada')).toBeUndefined();
});
