import { CalendarSync } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CalendarFeed } from './calendar-feed.tsx';

/** The same beside what stands in it. */
export function SubscribeDialog() {
  return (
    <Dialog
      trigger={
        <Button>
          <CalendarSync aria-hidden="true" className="size-4" />
          Subscribe
        </Button>
      }
      title="Subscribe in your calendar"
      description="What is accepted, and what waits for an answer, in the calendar that you use. It follows every change."
    >
      <CalendarFeed />
    </Dialog>
  );
}
