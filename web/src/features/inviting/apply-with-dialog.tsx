type Props = { talentProfileIds: readonly string[]; onClose: () => void };

/** An agent chooses an open call to submit talents of the roster to. */
export function ApplyWithDialog(_: Props) {
  return null;
}
