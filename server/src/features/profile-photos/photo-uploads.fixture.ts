import { profilePhotoEndpoints as endpoints } from '@callboard/contract/profile-photos';
import { eq } from 'drizzle-orm';
import { paint } from '../../../test/picture.ts';
import type { TestClient, TestResponse } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { clientProfiles } from '../client-profiles/tables.ts';

type Role = keyof typeof endpoints;
type Form = Record<string, Buffer | undefined>;
type Answer = Pick<TestResponse, 'status' | 'body'>;

export async function paintJpeg(colour: string): Promise<Buffer> {
  return paint(colour, { width: 64, height: 64 }).jpeg().toBuffer();
}

/** How tests send photos to their server. */
export function photoUploads(t: TestServer) {
  /** Sends files as a browser does; answers are those of the JSON calls. */
  async function upload(
    client: TestClient,
    role: Role,
    form: Form,
    query: Record<string, string> = {},
  ): Promise<Answer> {
    const sent = new FormData();
    for (const [field, bytes] of Object.entries(form)) {
      if (bytes)
        sent.set(field, new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
    }
    const response = await fetch(`${t.url}${endpoints[role].path}?${new URLSearchParams(query)}`, {
      method: 'POST',
      headers: { origin: t.url, ...(client.cookie && { cookie: client.cookie }) },
      body: sent,
    });
    const body: unknown = await response.json();
    return { status: response.status, body };
  }

  async function uploadColour(
    client: TestClient,
    role: Role,
    colour: string,
    query?: Record<string, string>,
  ) {
    const picture = await paintJpeg(colour);
    return upload(client, role, { photo: picture, squarePhoto: picture }, query);
  }

  /** Of a client's photo; empty where there is none. */
  async function keyOf(client: TestClient): Promise<string> {
    const [row] = await t.platform.db
      .select()
      .from(clientProfiles)
      .where(eq(clientProfiles.userId, client.user?.id ?? ''));
    return row?.photoKey ?? '';
  }

  return { upload, uploadColour, keyOf };
}
