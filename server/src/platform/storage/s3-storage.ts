import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { assertRange, rangePastEnd } from './byte-range.ts';
import { measure, takeOver, writeMeasured } from './measured-write.ts';
import { type ByteRange, type FileMeasure, FileMissing, type Storage } from './storage.ts';
import { assertContentType, contentTypeOf, isStorageKey } from './storage-key.ts';

export type S3Account = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
};

/** A read holds its connection until its end. With all of them taken, the next request fails. */
const MAX_CONNECTIONS = 256;
const CONNECT_WITHIN_MS = 3_000;
/** Also ends the read of someone who paused a film; the player asks again for what is left. */
const SILENT_AT_MOST_MS = 60_000;
const CHECK_WITHIN_MS = 5_000;

/** What goes wrong is thrown and logged by whoever asked; the SDK would print it as well. */
const nothing = () => undefined;
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** Imports the AWS SDK, which is heavy: load this module only where S3 is configured. */
export function createS3Storage(account: S3Account): Storage {
  const client = connect(account);
  const Bucket = account.bucket;

  async function upload(key: string, body: Readable | Buffer, size: number): Promise<void> {
    await client.send(
      new PutObjectCommand({
        Bucket,
        Key: key,
        Body: body,
        ContentLength: size,
        ContentType: contentTypeOf(key),
      }),
    );
  }

  return {
    async put(key, content, { contentType }) {
      assertContentType(key, contentType);
      if (!Buffer.isBuffer(content)) {
        return spool(takeOver(content), (body, size) => upload(key, body, size));
      }
      await upload(key, content, content.length);
      return measure(content);
    },
    async find(key) {
      const contentType = contentTypeOf(key);
      const head = await client
        .send(new HeadObjectCommand({ Bucket, Key: key }))
        .catch((error: unknown) => {
          if (isNamed(error, 'NotFound')) return undefined;
          throw error;
        });
      if (!head) return undefined;
      const { ContentLength: size, LastModified: lastModified } = head;
      if (size === undefined || lastModified === undefined) {
        throw new Error(`S3 described ${key} without its size or date.`);
      }
      return { size, contentType, lastModified };
    },
    async read(key, range) {
      contentTypeOf(key);
      if (range) assertRange(range);
      const { Body } = await client
        .send(new GetObjectCommand({ Bucket, Key: key, Range: range && toHeader(range) }))
        .catch((error: unknown) => {
          if (isNamed(error, 'NoSuchKey')) throw new FileMissing(key);
          if (isNamed(error, 'InvalidRange')) throw rangePastEnd(key, range);
          throw error;
        });
      if (!(Body instanceof Readable)) throw new Error(`S3 sent no content for ${key}.`);
      return Body;
    },
    async delete(key) {
      contentTypeOf(key);
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key: key = '', Size: size = 0 } of Contents) {
          // A bucket may be shared: what has no key of ours is not ours.
          if (isStorageKey(key)) yield { key, size };
        }
      }
    },
    async check() {
      const abortSignal = AbortSignal.timeout(CHECK_WITHIN_MS);
      await client.send(new HeadBucketCommand({ Bucket }), { abortSignal });
    },
  };
}

function connect({ endpoint, region, accessKey, secretKey }: S3Account): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    // Not every S3 server understands the SDK's default checksums: s3rver stores them as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: SILENT,
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      socketTimeout: SILENT_AT_MOST_MS,
      httpAgent: { maxSockets: MAX_CONNECTIONS },
      httpsAgent: { maxSockets: MAX_CONNECTIONS },
    },
  });
}

/** S3 wants to know the length first, which a stream does not: it waits in a temporary file. */
async function spool(
  content: Readable,
  upload: (body: Readable, size: number) => Promise<void>,
): Promise<FileMeasure> {
  let folder: string | undefined;
  try {
    folder = await mkdtemp(join(tmpdir(), 'callboard-upload-'));
    const path = join(folder, 'content');
    const measured = await writeMeasured(path, content, { flush: false });
    await uploadFrom(path, (body) => upload(body, measured.size));
    return measured;
  } finally {
    content.destroy();
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
}

async function uploadFrom(path: string, upload: (body: Readable) => Promise<void>): Promise<void> {
  const body = createReadStream(path);
  try {
    await upload(body);
  } finally {
    body.destroy();
  }
}

function toHeader({ start, end }: ByteRange): string {
  return `bytes=${start}-${end}`;
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof S3ServiceException && error.name === name;
}
