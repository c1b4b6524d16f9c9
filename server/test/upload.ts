import { type MediaKind, mediaEndpoints } from '@callboard/contract/media';
import { expect, vi } from 'vitest';
import type { TestClient, TestResponse } from './test-client.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const LOOKED_AT_WITHIN_MS = 20_000;

/** For a profile, or for a message of a conversation. */
type Owner =
  | { talentProfileId: string; conversationId?: undefined }
  | { conversationId: string; talentProfileId?: undefined };

export type Upload = Owner & {
  kind: MediaKind;
  fileName: string;
  content: Buffer;
};

/** Sends a file as a browser does; returns its id once it was looked at and found sound. */
export async function uploadMedia(client: TestClient, upload: Upload): Promise<string> {
  const mediaId = await sendMedia(client, upload);
  expect(await lookedAt(client, mediaId)).toMatchObject({ status: 'ready', problem: null });
  return mediaId;
}

/** Sends all of a file at once; returns its id, whatever becomes of it. */
export async function sendMedia(client: TestClient, upload: Upload): Promise<string> {
  const mediaId = await startUpload(client, upload);
  const sent = await sendPart(client, mediaId, 0, upload.content);
  expect(sent.status, sent.text).toBe(204);
  return mediaId;
}

/** What the file turned out to be. */
export async function lookedAt(client: TestClient, mediaId: string) {
  return vi.waitFor(
    async () => {
      const { body } = await client.call(mediaEndpoints.get, { params: { id: mediaId } });
      expect(['ready', 'refused']).toContain(body.status);
      return body;
    },
    { timeout: LOOKED_AT_WITHIN_MS, interval: 20 },
  );
}

export async function startUpload(client: TestClient, upload: Upload): Promise<string> {
  const { status, headers, text } = await announceUpload(client, {
    ...upload,
    bytes: upload.content.length,
  });
  expect(status, text).toBe(201);
  return headers.get('location')?.split('/').at(-1) ?? '';
}

type Announced = Owner & { fileName: string; kind: string; bytes: number };

export function announceUpload(client: TestClient, announced: Announced): Promise<TestResponse> {
  const { talentProfileId, conversationId, kind, fileName, bytes } = announced;
  const metadata = Object.entries({ talentProfileId, conversationId, kind, filename: fileName })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',');
  return client.call(mediaEndpoints.startUpload, {
    headers: { ...TUS, 'upload-length': String(bytes), 'upload-metadata': metadata },
  });
}

/** How the server answers to the next bytes. */
export async function sendPart(client: TestClient, mediaId: string, offset: number, bytes: Buffer) {
  const response = await fetch(addressOf(client, mediaId), {
    method: 'PATCH',
    headers: partHeaders(client, offset),
    body: new Uint8Array(bytes),
  });
  const { status, headers } = response;
  return { status, text: await response.text(), offset: Number(headers.get('upload-offset')) };
}

export function partHeaders(client: TestClient, offset: number): Record<string, string> {
  return {
    ...TUS,
    origin: client.baseUrl,
    cookie: client.cookie ?? '',
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
  };
}

export function addressOf(client: TestClient, mediaId: string): string {
  return client.baseUrl + mediaEndpoints.continueUpload.path.replace('{id}', mediaId);
}

/** Where the upload stands, or the status of a refusal to tell. */
export async function askProgress(client: TestClient, mediaId: string) {
  const { status, headers } = await client.call(mediaEndpoints.uploadProgress, {
    params: { id: mediaId },
    headers: TUS,
  });
  return status === 200 ? Number(headers.get('upload-offset')) : { status };
}

export function cancelUpload(client: TestClient, mediaId: string): Promise<TestResponse> {
  return client.call(mediaEndpoints.cancelUpload, { params: { id: mediaId }, headers: TUS });
}
