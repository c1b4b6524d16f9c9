import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { Missing } from './missing.tsx';

export function WorkItemMissing() {
  return (
    <Missing
      title="There is nothing to see here"
      text="The link may be old, or whoever shared it no longer shows it to everyone."
      action={
        <Button look="primary" asChild>
          <Link to="/">Go to the start</Link>
        </Button>
      }
    />
  );
}
