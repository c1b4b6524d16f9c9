import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Combobox } from './combobox.tsx';
import { matchOptions } from './match-options.ts';
import { MultiCombobox } from './multi-combobox.tsx';

afterEach(cleanup);

const MANY = Array.from({ length: 600 }, (_, place) => ({
  value: `${place}`,
  label: `Skill ${place}`,
}));
const CITIES = ['Leeds', 'London', 'New London', 'Lucía', 'Glasgow'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

function One({ onChange = () => {} }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState('leeds');
  function change(next: string) {
    setValue(next);
    onChange(next);
  }
  return <Combobox aria-label="City" options={CITIES} value={value} onValueChange={change} />;
}

function Several({ options = CITIES }: { options?: typeof CITIES }) {
  const [values, setValues] = useState<string[]>([]);
  return (
    <MultiCombobox
      aria-label="Cities"
      options={options}
      values={values}
      onValuesChange={setValues}
    />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox');
const optionsShown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
const chosen = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((it) => it.getAttribute('aria-label'));

describe('matching', () => {
  it('puts what begins with the words first and does not mind accents', () => {
    expect(matchOptions(CITIES, 'lon').shown.map(({ label }) => label)).toEqual([
      'London',
      'New London',
    ]);
    expect(matchOptions(CITIES, 'lucia').total).toBe(1);
    expect(matchOptions(CITIES, 'asgo').total).toBe(1);
    expect(matchOptions(CITIES, 'paris').total).toBe(0);
  });
});

describe('a combobox', () => {
  it('is worked with the keyboard alone', async () => {
    const onChange = vi.fn();
    render(<One onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('lon');
    expect(optionsShown()).toEqual(['London', 'New London']);
    expect(active()).toBe('London');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('New London');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('London');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('new london');
    expect(input().value).toBe('New London');
    expect(optionsShown()).toEqual([]);
  });

  it('goes back to what was chosen on Escape', async () => {
    render(<One />);
    await userEvent.tab();
    await userEvent.keyboard('lon{Escape}');
    expect(input().value).toBe('Leeds');
    expect(optionsShown()).toEqual([]);
  });

  it('chooses nothing when it is emptied', async () => {
    const onChange = vi.fn();
    render(<One onChange={onChange} />);
    await userEvent.clear(input());
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it('starts on what is chosen', async () => {
    render(<One />);
    await userEvent.tab();
    await userEvent.keyboard('gla{Enter}{ArrowDown}');
    expect(active()).toBe('Glasgow');
  });

  it('does not send the form around it when Enter chooses', async () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <One />
      </form>,
    );
    await userEvent.type(input(), '{ArrowDown}{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('renders the first 50 of 600 and says that there are more', async () => {
    render(<Several options={MANY} />);
    await userEvent.click(input());
    expect(optionsShown()).toHaveLength(50);
    expect(screen.getByRole('status').textContent).toBe('50 of 600. Type to find others.');
    await userEvent.keyboard('skill 599');
    expect(optionsShown()).toEqual(['Skill 599']);
  });
});

describe('a combobox for several', () => {
  it('keeps the list open, and Backspace takes the last one back', async () => {
    render(<Several />);
    await userEvent.tab();
    await userEvent.keyboard('gla{Enter}lee{Enter}');
    expect(chosen()).toEqual(['Remove Glasgow', 'Remove Leeds']);
    expect(optionsShown()).toHaveLength(CITIES.length);
    await userEvent.keyboard('{Backspace}');
    expect(chosen()).toEqual(['Remove Glasgow']);
  });

  it('gives focus back to the words when one is removed', async () => {
    render(<Several />);
    await userEvent.tab();
    await userEvent.keyboard('gla{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Glasgow' }));
    expect(chosen()).toEqual([]);
    expect(document.activeElement).toBe(input());
  });
});
