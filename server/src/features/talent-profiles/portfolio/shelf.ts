import type { Shelf } from '../showcase/shelf.ts';
import { portfolioItems } from './tables.ts';

export const PORTFOLIO: Shelf = {
  table: portfolioItems,
  section: 'portfolio',
  allowance: 'portfolioItems',
  things: 'pieces of work in the portfolio',
};
