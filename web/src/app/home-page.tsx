import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { currentUserQuery, useLogout } from '../features/auth/api.ts';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';

export function HomePage() {
  const { user } = useSuspenseQuery(currentUserQuery).data;
  const logout = useLogout();
  const navigate = useNavigate();
  return (
    <>
      <header className="flex h-14 items-center justify-between border-line border-b px-4">
        <Logo />
        <Button
          disabled={logout.isPending}
          onClick={() => logout.mutate(undefined, { onSuccess: () => navigate({ to: '/login' }) })}
        >
          Logout
        </Button>
      </header>
      <main className="mx-auto grid max-w-3xl gap-1 px-4 py-12">
        <h1 className="font-bold text-28">
          {user.firstName} {user.lastName}
        </h1>
        <p className="text-muted">
          Signed in as {user.role} with {user.email}
        </p>
      </main>
    </>
  );
}
