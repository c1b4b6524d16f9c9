import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { mediaEndpoints } from '@callboard/contract/media';

const TUS = { 'tus-resumable': '1.0.0' };
const CHUNK_BYTES = 256 * 1024;

/** Speaks tus to a server, and breaks off where it is told to. */
export class CutUploads {
  readonly #url: string;
  readonly #cookie: string;

  constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  /** Returns the address of the upload. */
  async start(talentProfileId: string, bytes: number): Promise<string> {
    const said = { talentProfileId, kind: 'video', filename: 'reel.mp4' };
    const metadata = Object.entries(said).map(
      ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
    );
    const answer = await fetch(this.#url + mediaEndpoints.startUpload.path, {
      method: 'POST',
      headers: {
        ...TUS,
        cookie: this.#cookie,
        'upload-length': String(bytes),
        'upload-metadata': metadata.join(','),
      },
    });
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
    return this.#url + (answer.headers.get('location') ?? '');
  }

  async progress(upload: string): Promise<number> {
    const headers = { ...TUS, cookie: this.#cookie };
    const { status, headers: told } = await fetch(upload, { method: 'HEAD', headers });
    if (status !== 200) throw new Error(`HEAD was answered with ${status}`);
    return Number(told.get('upload-offset'));
  }

  /**
   * Sends what is left, up to `cutAt`, where the connection is broken off. Returns the status of the
   * answer, where there was one.
   */
  async send(upload: string, content: Buffer, from: number, cutAt: number | undefined) {
    const sending = request(upload, {
      method: 'PATCH',
      headers: {
        ...TUS,
        cookie: this.#cookie,
        'content-type': 'application/offset+octet-stream',
        'content-length': content.length - from,
        'upload-offset': from,
      },
    });
    const answer = cutAt === undefined ? statusOf(sending) : undefined;
    sending.on('error', () => undefined);
    const end = cutAt ?? content.length;
    for (let at = from; at < end; at += CHUNK_BYTES) {
      const isRoom = sending.write(content.subarray(at, Math.min(at + CHUNK_BYTES, end)));
      if (!isRoom) await once(sending, 'drain');
    }
    if (answer === undefined) return void sending.destroy();
    sending.end();
    return answer;
  }
}

async function statusOf(sending: ClientRequest): Promise<number | undefined> {
  const [response] = await once(sending, 'response');
  response.resume();
  return response.statusCode;
}
