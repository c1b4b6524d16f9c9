import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { testTalentAnalytics } from '../analytics.fixture.ts';
import { PlotCard } from './plot-card.tsx';

vi.mock('./drawn-plot.tsx', () => {
  throw new Error('the connection broke');
});

it('is read without what draws it, where that did not come', async () => {
  render(<PlotCard figures={testTalentAnalytics(7)} metric="profileViews" nothing={null} />);
  expect(await screen.findByText(/could not be loaded/)).toBeDefined();
  expect(screen.getByRole('slider', { name: 'Day' })).toBeDefined();
  expect(screen.getByText('As a table')).toBeDefined();
});
