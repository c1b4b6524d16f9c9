export { PlanBadge } from './plan-badge.tsx';
export { PlanCard } from './plan-card.tsx';
export { ProNeeded } from './pro-needed.tsx';
