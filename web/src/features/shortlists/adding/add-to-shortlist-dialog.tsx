type Props = { talentProfileIds: readonly string[]; onClose: () => void };

/** Chooses a production's shortlist, or begins one, and puts talents on it. */
export function AddToShortlistDialog(_: Props) {
  return null;
}
