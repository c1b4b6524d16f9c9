import { PRODUCTION_STATUSES } from '@callboard/contract/production-choices';
import type { Production } from '@callboard/contract/productions';
import { Link } from '@tanstack/react-router';
import { fieldOf } from '../../../lib/casting/find-errors.ts';
import { PRODUCTION_STATUS_WORDS } from '../../../lib/casting/role-words.ts';
import { wordOptions } from '../../../lib/talent/profile-words.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { OneOf } from '../../../ui/valued/choice.tsx';
import { useArchive } from '../production-changes.ts';
import { BasicsFields, SecrecyFields } from './basics-fields.tsx';
import { CancelProductionDialog } from './cancel-production-dialog.tsx';
import { CoverField } from './cover-field.tsx';
import { OpenCallsNote } from './open-calls-note.tsx';
import { PeopleFields } from './people-fields.tsx';
import { DatesFields, LocationsField } from './places-fields.tsx';
import { FIELD_WORDS } from './production-editor.ts';
import { useEditForm } from './use-edit-form.ts';

export function EditForm({ production }: { production: Production }) {
  const { id, title } = production;
  const form = useEditForm(production);
  const { editor } = form;
  usePageTitle(`Edit ${title}`);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
      className="grid max-w-[840px] grid-cols-[minmax(0,1fr)] gap-4"
    >
      <PageHeader
        breadcrumbs={[
          <Link key="all" to="/productions">
            Productions
          </Link>,
          <Link key="one" to="/productions/$id" params={{ id }}>
            {title}
          </Link>,
        ]}
        title="Edit production"
      />
      <Card title="What it is">
        <BasicsFields editor={editor} />
        <div className="mt-4 sm:w-1/2 sm:pr-2">
          <OneOf
            label="Status"
            options={wordOptions(PRODUCTION_STATUSES, PRODUCTION_STATUS_WORDS)}
            value={editor.form.status}
            onValue={(status) => editor.change({ status })}
            error={editor.errors.status}
          />
        </div>
        <OpenCallsNote productionId={id} status={editor.form.status} />
      </Card>
      <Card title="Cover">
        <CoverField production={production} />
      </Card>
      <Card title="Who makes it">
        <PeopleFields editor={editor} />
      </Card>
      <Card title="Where and when">
        <div className="grid gap-5">
          <LocationsField editor={editor} />
          <DatesFields editor={editor} />
        </div>
      </Card>
      <Card title="Who may know">
        <SecrecyFields editor={editor} />
      </Card>
      <ArchiveCard production={production} />
      <SaveBar form={form} />
      {form.cancelling.isOpen && (
        <CancelProductionDialog
          production={production}
          onConfirm={() => void form.save(true)}
          onClose={form.cancelling.close}
        />
      )}
    </form>
  );
}

function SaveBar({ form }: { form: ReturnType<typeof useEditForm> }) {
  const { editor, isDirty, isPending, failure, drop } = form;
  const wrong = [...new Set(Object.keys(editor.errors).map(fieldOf))];
  const names = wrong.map((name) => FIELD_WORDS[name as keyof typeof FIELD_WORDS] ?? name);
  return (
    <div className="sticky bottom-0 z-sticky -mx-4 grid gap-2 border-line border-t bg-paper px-4 py-3 lg:mx-0 lg:px-0">
      {names.length > 0 && <FormAlert>Please look again at: {names.join(', ')}.</FormAlert>}
      {failure !== undefined && <FormAlert>{failure} What you typed is still here.</FormAlert>}
      {/* Clear of the debug panel, which stands in the corner of narrow screens. */}
      <div className="flex flex-wrap items-center gap-2 max-xl:flex-row-reverse max-xl:justify-end max-xl:pr-32">
        <span role="status" className="text-13 text-muted max-sm:sr-only xl:mr-auto">
          {isDirty ? 'Not saved yet' : 'All changes saved'}
        </span>
        {isDirty && <Button onClick={drop}>Discard</Button>}
        <Button type="submit" look="primary" isPending={isPending} disabled={!isDirty}>
          Save changes
        </Button>
      </div>
    </div>
  );
}

function ArchiveCard({ production: { id, archivedAt } }: { production: Production }) {
  const archive = useArchive();
  const isArchived = archivedAt !== null;
  return (
    <Card
      title={isArchived ? 'This production is archived' : 'Archive'}
      description={
        isArchived
          ? 'It is out of the way, with everything in it.'
          : 'Puts it out of the way, with everything in it. Open calls stay open, auditions take place.'
      }
      aside={
        <Button
          isPending={archive.isPending}
          onClick={() => archive.mutate({ id, isArchived: !isArchived })}
        >
          {isArchived ? 'Restore' : 'Archive'}
        </Button>
      }
    />
  );
}
