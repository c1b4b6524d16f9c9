import { type ReactNode, type RefObject, startTransition, useCallback, useState } from 'react';
import { usePlannerScene } from './planner-context.ts';

/** With fewer people than this all of them are there at once. */
const MANY = 60;
/** In pixels: what is about to come into sight. */
const AHEAD = '200px';

type Props = {
  /** How many there are of these. */
  count: number;
  /** What stands there meanwhile, so that it can be found and read. */
  instead: string;
  children: ReactNode;
};

/** Faces that can be dragged are costly: of a thousand only those in sight are drawn. */
export function WhenNear({ count, instead, children }: Props) {
  const { dragging } = usePlannerScene();
  const isMany = count > MANY;
  const [isNear, setIsNear] = useState(false);
  const watch = useCallback(
    (node: HTMLElement | null) => (node && isMany ? follow(node, dragging, setIsNear) : undefined),
    [isMany, dragging],
  );
  if (!isMany) return children;
  return (
    <div ref={watch} className="min-h-11">
      {isNear ? children : <span className="block truncate px-2.5 py-3 text-13">{instead}</span>}
    </div>
  );
}

const listeners = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

function follow(
  node: HTMLElement,
  dragging: RefObject<boolean>,
  onNear: (isNear: boolean) => void,
): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: AHEAD },
  );
  listeners.set(node, (isNear) => {
    // Who is in the hand stays drawn, however far it is carried.
    if (!isNear && dragging.current) return;
    // Names stand there already: drawing a screenful of faces gives way to the scrolling.
    startTransition(() => onNear(isNear));
  });
  observer.observe(node);
  return () => observer?.unobserve(node);
}
