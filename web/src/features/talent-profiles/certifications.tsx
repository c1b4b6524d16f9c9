import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { certificationTypesQuery, toOptions } from '../reference-data/api.ts';
import { DocumentSlot } from './document-slot.tsx';
import { type Editor, shownIn } from './editor.ts';
import { type Entry, entriesIn, joined } from './entries.ts';
import { EntryList } from './entry-list.tsx';

const NEW_CERTIFICATION = {
  typeId: '',
  issuer: null,
  issuedOn: null,
  expiresOn: null,
  documentMediaId: null,
};

type Props = { editor: Editor; profileId: string };

export function Certifications({ editor, profileId }: Props) {
  const types = toOptions(useQuery(certificationTypesQuery).data);
  const nameOf = ({ typeId }: Entry) => types.find(({ value }) => value === typeId)?.label ?? '';

  /** The file may arrive long after this was drawn. */
  function attach(id: string, documentMediaId: string | null) {
    const now = editor.typedNow().certifications ?? shownIn(editor, 'certifications');
    const changed = entriesIn(now).map((entry) =>
      entry.id === id ? { ...entry, documentMediaId } : entry,
    );
    editor.change('certifications', changed);
  }

  return (
    <EntryList
      editor={editor}
      list="certifications"
      title="Certifications"
      emptyIcon={BadgeCheck}
      emptyText="First aid, stage combat, working at height, a chaperone's licence."
      addLabel="Add certification"
      newEntry={NEW_CERTIFICATION}
      titleOf={nameOf}
      describe={describe}
      fields={[
        { name: 'typeId', label: 'What it is', required: true, options: types },
        { name: 'issuer', label: 'Issued by' },
        { name: 'issuedOn', label: 'Issued on', type: 'date' },
        { name: 'expiresOn', label: 'Valid until', type: 'date' },
      ]}
    >
      {({ id, documentMediaId }) => (
        <DocumentSlot
          profileId={profileId}
          place={`certification-${id}`}
          mediaId={typeof documentMediaId === 'string' ? documentMediaId : null}
          onChange={(mediaId) => attach(id, mediaId)}
        />
      )}
    </EntryList>
  );
}

function describe({ issuer, issuedOn, expiresOn, documentMediaId }: Entry): string {
  return joined([
    issuer,
    typeof issuedOn === 'string' && issuedOn !== '' && `issued ${shortDay(issuedOn)}`,
    typeof expiresOn === 'string' && expiresOn !== '' && `until ${shortDay(expiresOn)}`,
    documentMediaId !== null && documentMediaId !== undefined && 'with document',
  ]);
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

function shortDay(day: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? day : DAY.format(date);
}
