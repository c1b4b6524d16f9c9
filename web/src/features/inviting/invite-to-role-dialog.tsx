type Props = { talentProfileIds: readonly string[]; onClose: () => void };

/** Asks talents to apply for a role of one's own. */
export function InviteToRoleDialog(_: Props) {
  return null;
}
