import { Link } from '@tanstack/react-router';
import { Logo } from '../ui/logo.tsx';

export function NotFoundPage() {
  return (
    <main className="mx-auto grid max-w-md gap-4 px-4 py-24">
      <Logo />
      <h1 className="font-bold text-28">There is nothing at this address</h1>
      <p className="text-16 text-muted">The link may be old, or a letter went missing.</p>
      <Link to="/" className="font-semibold underline underline-offset-4">
        Go to the start
      </Link>
    </main>
  );
}
