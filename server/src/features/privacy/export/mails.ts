import { LIMITS } from '@callboard/contract/limits';

type Words = { subject: string; text: string };

export function copyIsReady(link: string, publicUrl: string): Words {
  return {
    subject: 'Your data is ready',
    text: `The copy of your Callboard data is ready. It is a zip file with your lists and your files; open index.html in it first.

Download it:
${link}

The link works for ${LIMITS.dataExportDays} days, for whoever has it, so please keep it to yourself. You also find the copy on your account page:
${publicUrl}/account

If you did not ask for it, please choose a new password.`,
  };
}
