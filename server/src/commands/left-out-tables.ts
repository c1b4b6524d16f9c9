/**
 * Whose rows belong to the moment and not into a back-up (decision 021). A restore must not sign
 * people in again who have signed out since, nor make a used link work once more; the rest means
 * nothing to another day or another database.
 */
export const LEFT_OUT_TABLES: readonly string[] = [
  'sessions',
  'mail_tokens',
  'mailbox_messages',
  'idempotency_keys',
  'rate_limits',
  'socket_io_attachments',
  'changes',
];
