import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';

type LoadMoreProps = {
  /** Nothing is shown once there is no more. */
  hasMore: boolean;
  isLoading: boolean;
  onLoadMore: () => void;
};

/** More of a list that keeps what it showed. */
export function LoadMore({ hasMore, isLoading, onLoadMore }: LoadMoreProps) {
  if (!hasMore) return null;
  return (
    <div className="flex justify-center py-4">
      <Button onClick={onLoadMore} isPending={isLoading}>
        Load more
      </Button>
    </div>
  );
}

type CursorPagerProps = {
  /** What is paged, for those who listen: "Reports". */
  label: string;
  /** Absent on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Absent on the last page. */
  onNext?: (() => void) | undefined;
};

/** From page to page of a list that knows only where it stands. */
export function CursorPager({ label, onPrevious, onNext }: CursorPagerProps) {
  return (
    <nav aria-label={`${label}, pages`} className="flex justify-end gap-2">
      <Button onClick={onPrevious} disabled={onPrevious === undefined}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        Previous
      </Button>
      <Button onClick={onNext} disabled={onNext === undefined}>
        Next
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </nav>
  );
}
