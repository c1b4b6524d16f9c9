import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { PasswordInput } from './password-input.tsx';

afterEach(cleanup);

describe('a button', () => {
  it('keeps its name and takes no clicks while pending', async () => {
    const onClick = vi.fn();
    render(
      <Button isPending onClick={onClick}>
        Send invitation
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send invitation' });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    expect(onClick).not.toHaveBeenCalled();
    expect(button.disabled).toBe(true);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('sends no form unless it is told to', () => {
    render(<Button>Cancel</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('gives its looks to a link', () => {
    render(
      <Button asChild look="primary">
        <a href="/productions">Productions</a>
      </Button>,
    );
    expect(screen.getByRole('link').className).toContain('bg-accent');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a password', () => {
  it('is hidden until its eye is pressed, and can be pasted', async () => {
    render(<PasswordInput aria-label="Password" />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    await userEvent.click(input);
    await userEvent.paste('correct horse');
    expect(input.value).toBe('correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
  });
});
