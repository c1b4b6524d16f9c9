import { LIMITS } from '@callboard/contract/limits';
import type { Media } from '@callboard/contract/media';
import { ATTACHMENT_KINDS } from '@callboard/contract/messages';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/toast-store.ts';
import {
  acceptedOf,
  followMedia,
  forgetUpload,
  type KnownFile,
  uploads,
  useFileCheck,
  useUploads,
} from '../../media/api.ts';
import { draftsOf, useDraft } from './use-draft.ts';

const PLACE = 'message';

export const ACCEPTED_FILES = acceptedOf(ATTACHMENT_KINDS);

/** Files for the message that is being written: on their way, and arrived. */
export function useAttaching(userId: string, conversationId: string) {
  const queries = useQueryClient();
  const onTheirWay = useUploads(conversationId, PLACE);
  const { attachments } = useDraft(userId, conversationId);
  const { fault, take } = useFileCheck(ATTACHMENT_KINDS, add);

  function add(files: KnownFile[]) {
    const room = LIMITS.attachments - attachments.length - onTheirWay.length;
    if (files.length > room) {
      toast({ title: `At most ${LIMITS.attachments} files go with one message` });
    }
    for (const file of files.slice(0, Math.max(0, room))) {
      uploads.add({
        ...file,
        profileId: conversationId,
        isForConversation: true,
        place: PLACE,
        whenArrived: async (mediaId) => {
          const media = await lookedAt(queries, mediaId);
          if (media.status === 'refused') throw new Error(media.problem ?? 'It cannot be used.');
          draftsOf(userId).attach(conversationId, media);
        },
      });
    }
  }

  function remove(media: Media) {
    draftsOf(userId).detach(conversationId, media.id);
    forgetUpload(media.id);
  }

  return { fault, take, remove, attachments, onTheirWay };
}

function lookedAt(queries: QueryClient, mediaId: string): Promise<Media> {
  return new Promise((onDone) => followMedia({ queries, mediaId, onDone }));
}
