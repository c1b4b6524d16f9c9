import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Select } from './select.tsx';

const OPTIONS = ['Admin', 'Employee', 'Emeritus', 'Ngaio'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

function Role() {
  const [value, setValue] = useState('');
  return <Select aria-label="Role" options={OPTIONS} value={value} onValueChange={setValue} />;
}

const trigger = () => screen.getByRole('combobox', { name: 'Role' });
function type(letters: string) {
  for (const key of letters) fireEvent.keyDown(trigger(), { key });
}

describe('a select', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('asks for a choice while there is none', () => {
    render(<Role />);
    expect(trigger().textContent).toBe('Choose…');
  });

  it('finds an option by the letters typed in a row', () => {
    render(<Role />);
    type('eme');
    expect(trigger().textContent).toBe('Emeritus');
  });

  it('forgets the letters after 1 second', () => {
    render(<Role />);
    type('e');
    act(() => vi.advanceTimersByTime(999));
    type('m');
    expect(trigger().textContent).toBe('Employee');
    act(() => vi.advanceTimersByTime(1000));
    type('n');
    expect(trigger().textContent).toBe('Ngaio');
  });
});
