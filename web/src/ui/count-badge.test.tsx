import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CountBadge } from './count-badge.tsx';

afterEach(cleanup);

describe('a count', () => {
  it.each([
    [1, 99, '1'],
    [99, 99, '99'],
    [100, 99, '99+'],
    [9, 9, '9'],
    [10, 9, '9+'],
    [0, 99, ''],
    [-1, 99, ''],
  ])('of %i with a cap of %i reads "%s"', (count, cap, text) => {
    const { container } = render(<CountBadge count={count} cap={cap} />);
    expect(container.textContent).toBe(text);
  });

  it('is capped at 99+ unless told otherwise', () => {
    const { container } = render(<CountBadge count={1234} />);
    expect(container.textContent).toBe('99+');
  });
});
