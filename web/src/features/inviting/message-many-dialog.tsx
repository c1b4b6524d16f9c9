type Props = { talentProfileIds: readonly string[]; onClose: () => void };

/** Writes the same message to several talents, to each on their own. */
export function MessageManyDialog(_: Props) {
  return null;
}
