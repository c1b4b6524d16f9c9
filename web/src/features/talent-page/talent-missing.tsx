import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { Missing } from './missing.tsx';

export function TalentMissing() {
  return (
    <Missing
      title="There is no profile here that you can see"
      text="The link may be old, or the profile is not shown to everyone."
      action={
        <Button asChild>
          <Link to="/talent-search">Find other talent</Link>
        </Button>
      }
    />
  );
}
