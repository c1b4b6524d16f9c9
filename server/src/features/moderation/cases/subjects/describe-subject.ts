import type { OpenedCase } from '@callboard/contract/report-review';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { Subject } from '../queries.ts';
import { findCall, findLink, findMessage, findProfile, findUser } from './queries.ts';

type Described = Pick<OpenedCase, 'lines' | 'link' | 'canRemove'>;
type Describe = (db: Queryable, id: string) => Promise<Described>;

/** What moderators read about the thing itself, and whether something of it can be taken away. */
const DESCRIBE: Record<Subject['subject'], Describe> = {
  async message(db, id) {
    const found = await findMessage(db, id);
    const about = [found?.roleTitle, found?.productionTitle].filter(Boolean).join(' · ');
    return {
      lines: linesOf({ Between: found?.names.join(', '), About: about }),
      link: null,
      canRemove: found !== undefined && found.deletedAt === null,
    };
  },
  async call(db, id) {
    const found = await findCall(db, id);
    return {
      lines: linesOf({
        Role: found?.roleTitle,
        Production: found?.productionTitle,
        Company: found?.companyName,
        Status: inWords(found?.status),
        Pay: inWords(found?.payKind),
        Description: found?.description,
        'Taken down because': found?.moderatorReason,
      }),
      link: found ? `/admin/casting-calls?id=${id}` : null,
      canRemove: found?.status === 'open',
    };
  },
  async profile(db, id) {
    const found = await findProfile(db, id);
    return {
      lines: linesOf({
        Headline: found?.headline,
        About: found?.bio,
        'Seen by': inWords(found?.visibility),
        'Kept by': found?.isKept ? found.keeper : null,
      }),
      link: found ? `/talent/${id}` : null,
      canRemove: false,
    };
  },
  async user(db, id) {
    const found = await findUser(db, id);
    return {
      lines: linesOf({
        Company: found?.companyName,
        Position: found?.jobTitle,
        About: found?.bio,
      }),
      link: found ? `/admin/users?id=${id}` : null,
      canRemove: false,
    };
  },
  async share_link(db, id) {
    const found = await findLink(db, id);
    return {
      lines: linesOf({
        Shortlist: found?.name,
        Production: found?.productionTitle,
        Company: found?.companyName,
        'Shared by': found?.sharedBy,
        'Made for': found?.label,
        'Open until': found?.expiresAt.toISOString().slice(0, 10),
      }),
      link: null,
      canRemove: found !== undefined && found.revokedAt === null,
    };
  },
};

export function describeSubject(db: Queryable, { subject, subjectId }: Subject) {
  return DESCRIBE[subject](db, subjectId);
}

function linesOf(facts: Record<string, string | null | undefined>): Described['lines'] {
  return Object.entries(facts).flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

/** `in_review` as `In review`. */
function inWords(value: string | undefined): string | undefined {
  return value && (value[0] ?? '').toUpperCase() + value.slice(1).replaceAll('_', ' ');
}
