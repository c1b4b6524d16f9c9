import { Link } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';

export function NotFoundPage() {
  return (
    <section className="mx-auto grid max-w-md justify-items-start gap-6 py-12 lg:py-24">
      <div className="grid gap-2">
        <h1 className="font-bold text-20">There is nothing at this address</h1>
        <p className="text-16 text-muted">The link may be old, or a letter went missing.</p>
      </div>
      <Button look="primary" asChild>
        <Link to="/">Go to the start</Link>
      </Button>
    </section>
  );
}
