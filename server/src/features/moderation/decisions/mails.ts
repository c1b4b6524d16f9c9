/** The words of the mails to whoever is shut out or let in again. Who decided is never named. */
type Words = { subject: string; text: string };

export function suspended(publicUrl: string, reason: string): Words {
  return {
    subject: 'Your Callboard account is suspended',
    text: `Callboard’s moderators suspended your account. Nobody can sign in to it while this holds.

The reason:
${reason}

If you think that this is a mistake, sign in as usual: you can ask there for another look, once.
${publicUrl}/login`,
  };
}

export function restored(publicUrl: string, reason: string): Words {
  return {
    subject: 'Your Callboard account is open again',
    text: `Your account is no longer suspended.

Callboard’s moderators say:
${reason}

Sign in:
${publicUrl}/login`,
  };
}

export function upheld(reason: string): Words {
  return {
    subject: 'Your Callboard account stays suspended',
    text: `You asked for another look at the suspension of your account. Callboard’s moderators looked again, and it stays.

They say:
${reason}

This decision is final.`,
  };
}
