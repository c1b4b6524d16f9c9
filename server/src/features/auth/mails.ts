/** The words of account mail. Each says what happened, what to do, and that nothing is also fine. */
type Words = { subject: string; text: string };
type LinkMail = (link: string, hours: number) => Words;

const verifyEmail: LinkMail = (link, hours) => ({
  subject: 'Confirm your email address',
  text: `Welcome to Callboard.

Please confirm this address, and you are in:
${link}

The link works once, within ${hours} hours. If you did not open an account, you can ignore this mail.`,
});

const changeEmail: LinkMail = (link, hours) => ({
  subject: 'Confirm your new email address',
  text: `You asked to use this address for your Callboard account.

Please confirm it:
${link}

The link works once, within ${hours} hours. Until then your old address stays in use. If you did not ask for this, you can ignore this mail.`,
});

const resetPassword: LinkMail = (link, hours) => ({
  subject: 'Choose a new password',
  text: `Somebody, hopefully you, asked for a new password for your Callboard account.

Choose one here:
${link}

The link works once, within ${hours === 1 ? 'one hour' : `${hours} hours`}. If it was not you, you can ignore this mail: your password stays as it is.`,
});

export const MAILS = {
  verify_email: verifyEmail,
  change_email: changeEmail,
  reset_password: resetPassword,
} as const;

type Owner = { deletedAt: Date | null };

/** To whoever reads the mailbox of an address that somebody wants and cannot have. */
export function addressTaken(publicUrl: string, { deletedAt }: Owner): Words {
  return deletedAt === null ? alreadyRegistered(publicUrl) : knownAgain();
}

function alreadyRegistered(publicUrl: string): Words {
  return {
    subject: 'You already have a Callboard account',
    text: `Somebody, hopefully you, tried to open a Callboard account with this address. There is one already.

Sign in:
${publicUrl}/login

Or choose a new password:
${publicUrl}/forgot-password

If it was not you, you can ignore this mail.`,
  };
}

function knownAgain(): Words {
  return {
    subject: 'No account can be opened with this address',
    text: `Somebody, hopefully you, tried to use this address for a Callboard account. One that had it was suspended, and was deleted while it was. Until our moderators allow it, there is no new one with this address.

If you think that this is a mistake, please write to support. If it was not you, you can ignore this mail.`,
  };
}

export function emailChanged(newEmail: string): Words {
  return {
    subject: 'Your email address was changed',
    text: `Your Callboard account now uses ${newEmail}. If you did not do this, please write to support at once.`,
  };
}

export function passwordChanged(publicUrl: string): Words {
  return {
    subject: 'Your password was changed',
    text: `The password of your Callboard account was changed, and all other devices were signed out.

If you did not do this, choose a new one now:
${publicUrl}/forgot-password`,
  };
}
