import type { RegistrationForm } from '@callboard/contract/auth';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { createProfile } from '../account/create-profile.ts';
import { hasCountry } from '../reference-data/has-country.ts';
import { isOfAge } from './age.ts';
import { isDemoAddress } from './demo-address.ts';
import { mailLink } from './mail-token.ts';
import { addressTaken } from './mails.ts';
import { hashPassword } from './password.ts';
import { findAccountByEmail, insertUser } from './queries.ts';

const ANSWER = { message: 'Please look into your mailbox: we have sent you a link.' };

/** Opens an account that counts once its address is confirmed. The answer never tells if it is taken. */
export async function register(platform: Platform, form: RegistrationForm, address: string) {
  await checkForm(platform, form);
  const passwordHash = await hashPassword(form.password);
  await platform.transaction(async (tx) => {
    const userId = newId();
    const isNew = await insertUser(tx, toUser(platform, form, userId, passwordHash));
    if (!isNew) return greetOwner(platform, tx, form.email);
    await createProfile(platform, tx, { ...form, userId });
    await audit(
      tx,
      platform.clock,
      { user: { id: userId }, address },
      { act: 'auth.registered', target: { kind: 'user', id: userId } },
    );
    await mailLink(platform, tx, 'verify_email', { userId, email: form.email });
  });
  return ANSWER;
}

async function checkForm(platform: Platform, form: RegistrationForm): Promise<void> {
  const fields: Record<string, string> = {};
  if (!(await hasCountry(platform.db, form.countryId))) {
    fields.countryId = 'Please choose your country';
  }
  if (isDemoAddress(form.email)) fields.email = 'Please enter a valid email address';
  if (form.role === 'talent' && !form.dateOfBirth) {
    fields.dateOfBirth = 'Please enter your date of birth';
  } else if (form.role === 'talent' && !isOfAge(form.dateOfBirth, platform.clock.now())) {
    fields.dateOfBirth = 'Under 18, a parent or guardian has to register and keep the profile';
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
}

function toUser(platform: Platform, form: RegistrationForm, id: string, passwordHash: string) {
  const now = platform.clock.now();
  const { email, role, firstName, lastName, countryId } = form;
  return {
    id,
    email,
    role,
    firstName,
    lastName,
    countryId,
    passwordHash,
    createdAt: now,
    updatedAt: now,
  };
}

/** The address is taken: whoever reads its mailbox learns so, nobody else. */
async function greetOwner(platform: Platform, tx: Transaction, email: string): Promise<void> {
  const owner = await findAccountByEmail(tx, email);
  if (owner === undefined) return;
  if (owner.emailVerifiedAt === null && owner.deletedAt === null) {
    await mailLink(platform, tx, 'verify_email', { userId: owner.user.id, email });
    return;
  }
  await platform.jobs.enqueue(tx, sendMail, {
    to: email,
    ...addressTaken(platform.publicUrl, owner),
  });
}
