import { adminUserEndpoints, type OpenedUser } from '@callboard/contract/admin-users';
import { verificationEndpoints } from '@callboard/contract/verification';
import {
  ArchiveRestore,
  DoorOpen,
  FileArchive,
  type LucideIcon,
  MailCheck,
  ShieldOff,
  Trash2,
  UserX,
} from 'lucide-react';
import { call } from '../../../lib/api-client.ts';
import { nameOf } from '../user-words.ts';

export type UserAct = {
  key: string;
  shortcut: string;
  icon: LucideIcon;
  /** In the menu and on the button. */
  label: string;
  /** Once it is done. */
  done: string;
  isDanger: boolean;
  /** What it does; none where it is done without asking for a reason. */
  asks: { title: string; description: string; hint: string } | null;
  send: (reason: string) => Promise<unknown>;
};

/** What can be done about somebody as they stand now. */
export function actsFor(user: OpenedUser, ownId: string): UserAct[] {
  return [
    ...access(user, ownId),
    ...mail(user),
    ...verifications(user),
    ...data(user),
    ...account(user, ownId),
  ];
}

function access(user: OpenedUser, ownId: string): UserAct[] {
  const { id, standing, suspension } = user;
  const common = { key: 'access', shortcut: 'S' };
  if (standing === 'deleted' && suspension !== null) {
    return [
      {
        ...common,
        icon: DoorOpen,
        label: 'Let them register',
        done: 'Their address can be used again',
        isDanger: false,
        asks: {
          title: 'Let them register again?',
          description:
            'The account stays deleted. Its address, of which only a fingerprint is left, can be used for a new one.',
          hint: 'Only the audit trail keeps it.',
        },
        send: (reason) => call(adminUserEndpoints.restore, { params: { id }, body: { reason } }),
      },
    ];
  }
  if (standing === 'suspended') {
    return [
      {
        ...common,
        icon: DoorOpen,
        label: 'Restore',
        done: `${nameOf(user)} can sign in again`,
        isDanger: false,
        asks: {
          title: `Restore ${nameOf(user)}?`,
          description: 'They can sign in again, and find everything as it was.',
          hint: 'They are mailed this.',
        },
        send: (reason) => call(adminUserEndpoints.restore, { params: { id }, body: { reason } }),
      },
    ];
  }
  if (standing === 'deleted' || id === ownId) return [];
  return [
    {
      ...common,
      icon: UserX,
      label: 'Suspend',
      done: `${nameOf(user)} is suspended and signed out`,
      isDanger: true,
      asks: {
        title: `Suspend ${nameOf(user)}?`,
        description: 'They are signed out everywhere at once, and cannot sign in until restored.',
        hint: 'They are mailed this, and read it when they try to sign in.',
      },
      send: (reason) => call(adminUserEndpoints.suspend, { params: { id }, body: { reason } }),
    },
  ];
}

function mail(user: OpenedUser): UserAct[] {
  const { id, standing, email } = user;
  if (standing !== 'unverified_email') return [];
  return [
    {
      key: 'mail',
      shortcut: 'M',
      icon: MailCheck,
      label: 'Mail the confirmation link',
      done: `A link is on its way to ${email}`,
      isDanger: false,
      asks: null,
      send: () => call(adminUserEndpoints.resendVerification, { params: { id } }),
    },
  ];
}

function verifications(user: OpenedUser): UserAct[] {
  const kinds = [
    ['professional', user.verifiedProfessionalStatus],
    ['identity', user.verifiedIdStatus],
  ] as const;
  return kinds
    .filter(([, status]) => status === 'verified')
    .map(([kind]) => ({
      key: `revoke-${kind}`,
      shortcut: 'V',
      icon: ShieldOff,
      label: `Revoke ${kind} verification`,
      done: 'The verification was taken away',
      isDanger: true,
      asks: {
        title: `Revoke the ${kind} verification of ${nameOf(user)}?`,
        description: 'The badge goes everywhere at once. They may ask again.',
        hint: 'They are told this.',
      },
      send: (reason: string) =>
        call(verificationEndpoints.revoke, { params: { id: user.id }, body: { kind, reason } }),
    }));
}

function data(user: OpenedUser): UserAct[] {
  const { id, email, standing } = user;
  if (email === null || standing === 'deleted') return [];
  return [
    {
      key: 'export',
      shortcut: 'E',
      icon: FileArchive,
      label: 'Start a data export',
      done: `All data is gathered; ${email} gets the link`,
      isDanger: false,
      asks: {
        title: `Gather all data of ${nameOf(user)}?`,
        description: `For a request of theirs. The link is mailed to ${email} and to nobody else.`,
        hint: 'How and when they asked. Only the audit trail keeps it.',
      },
      send: (reason) => call(adminUserEndpoints.startExport, { params: { id }, body: { reason } }),
    },
  ];
}

function account(user: OpenedUser, ownId: string): UserAct[] {
  const { id, standing, role, deletion } = user;
  const common = { key: 'deletion', shortcut: 'D' };
  const hint = 'How and when they asked. Only the audit trail keeps it.';
  if (standing === 'deleted' || role === 'admin' || id === ownId) return [];
  if (deletion !== null) {
    return [
      {
        ...common,
        icon: ArchiveRestore,
        label: 'Keep the account',
        done: 'The account is kept',
        isDanger: false,
        asks: {
          title: `Keep the account of ${nameOf(user)}?`,
          description: 'It is not deleted, and shows as it did before. They are mailed that.',
          hint,
        },
        send: (reason) =>
          call(adminUserEndpoints.cancelDeletion, { params: { id }, body: { reason } }),
      },
    ];
  }
  return [
    {
      ...common,
      icon: Trash2,
      label: 'Delete the account',
      done: 'The account is deleted after 14 days',
      isDanger: true,
      asks: {
        title: `Delete the account of ${nameOf(user)}?`,
        description:
          'For a request of theirs. It is hidden now and gone after 14 days; they are mailed how to keep it.',
        hint,
      },
      send: (reason) =>
        call(adminUserEndpoints.startDeletion, { params: { id }, body: { reason } }),
    },
  ];
}
