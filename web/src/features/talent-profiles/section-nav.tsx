import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { EDITOR_SECTIONS, type EditorSection, wordOf } from './sections.ts';

type Props = { current: EditorSection; isOwn: boolean };

/** A list beside the section; on a phone a strip above it. */
export function SectionNav({ current, isOwn }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which one is current is read off the list
  useEffect(() => showCurrent(strip.current), [current]);
  return (
    <nav aria-label="Sections of the profile" className="min-w-0">
      <ul
        ref={strip}
        className="scroll-quiet flex gap-5 overflow-x-auto border-line border-b lg:grid lg:gap-1 lg:border-b-0"
      >
        {EDITOR_SECTIONS.map((section) => (
          <li key={section} className="shrink-0">
            <Link
              to="."
              search={(before) => ({ ...before, section })}
              resetScroll={false}
              aria-current={section === current ? 'page' : undefined}
              className="flex h-10 items-center whitespace-nowrap border-transparent border-b-2 font-medium text-14 text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink lg:h-9 lg:rounded-control lg:border-b-0 lg:px-3 lg:aria-[current=page]:bg-fill pointer-coarse:h-11"
            >
              {wordOf(section, isOwn)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Moves the strip, never the page. */
function showCurrent(strip: HTMLElement | null): void {
  const link = strip?.querySelector<HTMLElement>('[aria-current=page]');
  if (strip === null || link == null) return;
  const middle = link.offsetLeft + link.offsetWidth / 2 - strip.offsetLeft;
  strip.scrollLeft = middle - strip.clientWidth / 2;
}
