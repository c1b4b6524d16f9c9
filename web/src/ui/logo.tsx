/** A spotlight on the board. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 font-semibold text-16">
      <span
        aria-hidden="true"
        className="size-5 rounded-full bg-accent outline-4 outline-accent/30"
      />
      Callboard
    </span>
  );
}
