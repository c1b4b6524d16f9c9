import type { GalleryPhoto } from '@callboard/contract/gallery-photos';
import { useId } from 'react';
import { pictureOf } from '../../lib/media-picture.ts';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RadioGroupField } from '../../ui/radio-group-field.tsx';
import { showNotSaved } from '../../ui/show-not-saved.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useZodForm } from '../../ui/use-zod-form.ts';
import { useGalleryChanges } from './gallery-changes.ts';
import { photoFormOf, photoFormSchema } from './photo-form.ts';
import { TagsField } from './tags-field.tsx';
import { VISIBILITY_OPTIONS } from './visibility-options.ts';

type Props = { profileId: string; photo: GalleryPhoto; onClose: () => void };

/** What is said about a photo. */
export function PhotoDialog({ profileId, photo, onClose }: Props) {
  const formId = useId();
  const { change } = useGalleryChanges(profileId);
  const form = useZodForm(photoFormSchema, photoFormOf(photo));
  const picture = pictureOf(photo.media);
  const save = form.handleSubmit((values) =>
    change
      .mutateAsync({ photoId: photo.id, form: values })
      .then(onClose, (error: Error) => showNotSaved(form, error)),
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Photo details"
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} look="primary" isPending={change.isPending}>
            Save details
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-5">
        <div className="flex items-start gap-4">
          {picture !== undefined && (
            <Picture
              {...picture}
              alt=""
              sizes="96px"
              className="aspect-4/5 h-auto w-20 shrink-0 rounded-control sm:w-24"
            />
          )}
          <div className="grid min-w-0 flex-1 gap-4">
            <TextField label="Caption" {...bindField(form, 'caption')} />
            <TextField label="Taken on" type="date" {...bindField(form, 'takenOn')} />
          </div>
        </div>
        <TagsField
          value={form.watch('tags')}
          onChange={(tags) => form.setValue('tags', tags, { shouldDirty: true })}
        />
        <RadioGroupField
          control={form.control}
          name="visibility"
          label="Who sees it"
          options={VISIBILITY_OPTIONS}
        />
      </form>
    </Dialog>
  );
}
