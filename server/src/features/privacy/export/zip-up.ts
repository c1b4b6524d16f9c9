import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Platform } from '../../../platform/platform.ts';
import type { Person } from '../queries.ts';
import { type FoundFile, findFiles } from './files/find-files.ts';
import { listKeptProfileIds, type Subject, type Whose } from './subjects/queries.ts';
import { SUBJECTS } from './subjects/subjects.ts';
import { writeIndex } from './write-index.ts';
import { writeSubject } from './write-subject.ts';

type Open = () => Promise<Readable> | Readable;

/**
 * A person's copy as a stream. Each entry is opened when the one before it is through, so that
 * neither lists nor films are ever in memory as a whole.
 */
export async function zipUp(platform: Platform, person: Person): Promise<Readable> {
  const madeAt = platform.clock.now();
  const profileIds = await listKeptProfileIds(platform.db, person.id);
  const whose = { userId: person.id, profileIds };
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);

  const subjects: { subject: Subject; count: number }[] = [];
  const counted = (subject: Subject) => (count: number) => void subjects.push({ subject, count });
  for (const subject of SUBJECTS) {
    const open = () => Readable.from(count(platform, subject, whose, counted(subject)));
    add(zip, `data/${subject.name}.json`, { mtime: madeAt }, open);
  }
  const files: FoundFile[] = [];
  for await (const file of findFiles(platform, whose)) {
    files.push(file);
    // Pictures and films are packed already.
    const options = { mtime: madeAt, compress: false, size: file.size };
    add(zip, file.path, options, () => platform.storage.read(file.storageKey));
  }
  // The last: it tells how much there was of everything.
  const index = () => Readable.from([writeIndex({ person, madeAt, subjects, files })]);
  add(zip, 'index.html', { mtime: madeAt }, index);
  zip.end();
  return output;
}

async function* count(
  platform: Platform,
  subject: Subject,
  whose: Whose,
  tell: (count: number) => void,
) {
  tell(yield* writeSubject(platform, subject, whose));
}

function add(zip: ZipFile, path: string, options: object, open: Open): void {
  zip.addReadStreamLazy(path, options, (done) => {
    Promise.resolve()
      .then(open)
      .then(
        (stream) => {
          stream.on('error', (error) => zip.emit('error', error));
          done(null, stream);
        },
        (error: unknown) => done(error, Readable.from([])),
      );
  });
}
