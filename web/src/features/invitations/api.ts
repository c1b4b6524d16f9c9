/** What other pages show of invitations and offers. */
export { CalendarCard } from './calendar/calendar-card.tsx';
export { OfferLink } from './deals/offer-link.tsx';
export { Sides } from './detail/sides.tsx';
