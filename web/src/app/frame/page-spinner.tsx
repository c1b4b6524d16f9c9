import { Spinner } from '../../ui/spinner.tsx';

/** In place of a page, in the middle of where it will be. */
export function PageSpinner() {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner size={20} label="Loading" />
    </div>
  );
}
