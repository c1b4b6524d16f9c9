export const CONTENT_ID = 'content';

/** For the keyboard: past the menu, straight to the page. Seen only while it has the focus. */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // The address is the router's; only the focus moves.
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
      className="fixed top-2 left-2 z-toast -translate-y-16 rounded-control bg-ink px-4 py-2.5 font-semibold text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
