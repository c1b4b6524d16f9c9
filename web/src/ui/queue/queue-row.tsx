import type { ReactNode } from 'react';

type Props = { isChosen: boolean; onChoose: () => void; children: ReactNode };

/** One of those that wait. */
export function QueueRow({ isChosen, onChoose, children }: Props) {
  return (
    <li>
      <button
        type="button"
        data-row
        aria-current={isChosen}
        onClick={onChoose}
        className="grid w-full gap-0.5 border-transparent border-l-2 px-3 py-2.5 text-left text-13 outline-offset-[-2px] hover:bg-fill aria-[current=true]:border-accent aria-[current=true]:bg-fill"
      >
        {children}
      </button>
    </li>
  );
}
