import { Card } from '../../../ui/card.tsx';
import { CalendarFeed } from './calendar-feed.tsx';

/** Among the settings. */
export function CalendarCard() {
  return (
    <Card
      title="Calendar"
      description="Auditions, holds and bookings in the calendar that you use, always up to date."
    >
      <CalendarFeed />
    </Card>
  );
}
