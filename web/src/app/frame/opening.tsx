import { Logo } from '../../ui/logo.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** The whole window while nothing is known yet: whose place this is, and that it is coming. */
export function Opening() {
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center gap-5">
      <Logo />
      <Spinner size={20} label="Loading" />
    </div>
  );
}
