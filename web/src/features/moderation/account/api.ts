export { ModerationCard } from './moderation-card.tsx';
