import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';

it('looks after a pause, or at once with Enter, and not twice', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const searched = vi.fn();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<SearchBox label="Find a call" value="" onSearch={searched} />);
  await user.type(screen.getByRole('searchbox'), 'ferry');
  expect(searched).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(searched.mock.calls).toEqual([['ferry']]);
  vi.advanceTimersByTime(1000);
  expect(searched).toHaveBeenCalledTimes(1);
  await user.keyboard('man');
  vi.advanceTimersByTime(1000);
  expect(searched).toHaveBeenLastCalledWith('ferryman');
  vi.useRealTimers();
});
