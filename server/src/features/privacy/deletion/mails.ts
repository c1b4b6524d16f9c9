/** Each says what happens, when, and how to stop it. */
type Words = { subject: string; text: string };

const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function deletionBegins(publicUrl: string, dueAt: Date, byModerator: boolean): Words {
  const who = byModerator ? 'As you asked us to, your' : 'Your';
  return {
    subject: 'Your account will be deleted',
    text: `${who} Callboard account will be deleted on ${LONG.format(dueAt)}. Until then a talent profile is hidden, and everything else stays as it is.

If you change your mind, sign in and choose "Keep my account":
${publicUrl}/account

If you did not ask for this, sign in, keep the account, and choose a new password.`,
  };
}

export function deletionIsNear(publicUrl: string, dueAt: Date): Words {
  return {
    subject: 'Your account will be deleted soon',
    text: `Your Callboard account will be deleted on ${LONG.format(dueAt)}. After that nobody can bring it back, and neither can we.

To keep it, sign in and choose "Keep my account":
${publicUrl}/account

To take a copy of your data with you, choose "Download my data" on the same page.`,
  };
}

const KNOWN_AGAIN = `
The account was suspended, which goes on to hold: we keep a fingerprint of this address, and no new account can be opened with it. If you think that this is a mistake, please write to support.
`;

export function deletionDone(isKnownAgain: boolean): Words {
  return {
    subject: 'Your account was deleted',
    text: `Your Callboard account was deleted, with your profile, your photos and your files. Where others need the record, such as in a conversation, it says "Deleted account" in the place of your name.
${isKnownAgain ? KNOWN_AGAIN : ''}
This is the last mail that you get from us. Thank you for having been here.`,
  };
}

export function accountKept(): Words {
  return {
    subject: 'Your account stays',
    text: 'Your Callboard account will not be deleted. A talent profile is seen again as it was before.',
  };
}
