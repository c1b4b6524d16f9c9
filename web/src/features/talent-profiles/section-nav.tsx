import { Link } from '@tanstack/react-router';
import { EDITOR_SECTIONS, type EditorSection, SECTION_WORDS } from './sections.ts';

/** A list beside the section; on a phone a strip above it. */
export function SectionNav({ current }: { current: EditorSection }) {
  return (
    <nav aria-label="Sections of your profile" className="min-w-0">
      <ul className="scroll-quiet flex gap-5 overflow-x-auto border-line border-b lg:grid lg:gap-1 lg:border-b-0">
        {EDITOR_SECTIONS.map((section) => (
          <li key={section} className="shrink-0">
            <Link
              to="/profile"
              search={{ section }}
              resetScroll={false}
              aria-current={section === current ? 'page' : undefined}
              className="flex h-10 items-center whitespace-nowrap border-transparent border-b-2 font-medium text-14 text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink lg:h-9 lg:rounded-control lg:border-b-0 lg:px-3 lg:aria-[current=page]:bg-fill pointer-coarse:h-11"
            >
              {SECTION_WORDS[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
