export { ChildrenCard } from './children-card.tsx';
export { TeamPapers } from './team-papers.tsx';
