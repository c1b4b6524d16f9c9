import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';
import { initialsOf } from './initials.ts';

afterEach(cleanup);

const email = 'priya@example.com';

describe('initials', () => {
  it('come from the name of the profile first', () => {
    const everything = { profileName: 'Mara Okonjo-Lyle', userName: 'Ned Pomfrey', email };
    expect(initialsOf(everything)).toBe('MO');
  });

  it('come from the name of the user when the profile has none', () => {
    expect(initialsOf({ profileName: ' ', userName: 'Ned van der Pomfrey', email })).toBe('NP');
  });

  it('are the first two letters of the email when there is no name', () => {
    expect(initialsOf({ profileName: null, userName: '', email })).toBe('PR');
  });

  it('are none when nothing is known', () => {
    expect(initialsOf({})).toBeUndefined();
  });

  it('of one word are its first letter, whatever the script', () => {
    expect(initialsOf({ userName: 'émile' })).toBe('É');
    expect(initialsOf({ userName: '𝒞her' })).toBe('𝒞');
  });
});

describe('an avatar', () => {
  const sizes = { sm: '32', md: '40', lg: '48' } as const;

  it.each(['sm', 'md', 'lg'] as const)('of size %s has the width of the specification', (size) => {
    const { container } = render(<Avatar src="/mara.webp" size={size} />);
    expect(container.querySelector('img')?.getAttribute('width')).toBe(sizes[size]);
  });

  it('shows initials until the image has come, and then the image', () => {
    const { container } = render(<Avatar src="/mara.webp" profileName="Mara Lyle" />);
    expect(container.textContent).toBe('ML');
    fireEvent.load(container.querySelector('img') ?? container);
    expect(container.querySelector('img')?.className).not.toContain('opacity-0');
    expect(container.textContent).toBe('');
  });

  it('falls back to initials when the image fails', () => {
    const { container } = render(<Avatar src="/gone.webp" profileName="Mara Lyle" />);
    fireEvent.error(container.querySelector('img') ?? container);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('ML');
  });

  it('tries again when it gets another image', () => {
    const { container, rerender } = render(<Avatar src="/gone.webp" />);
    fireEvent.error(container.querySelector('img') ?? container);
    rerender(<Avatar src="/new.webp" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/new.webp');
  });

  it('is a generic icon when nothing is known', () => {
    const { container } = render(<Avatar />);
    expect(container.querySelector('svg')).not.toBeNull();
  });
});
