import type { OwnApplicationDetail } from '@callboard/contract/applications';
import type { Media } from '@callboard/contract/media';
import { pictureOf } from '../../lib/media-picture.ts';
import { playingTime } from '../../lib/talent/measures.ts';
import { KIND_ICONS } from '../../ui/kind-icons.ts';
import { Picture } from '../../ui/picture.tsx';

/** What the casting team received. */
export function WhatWasSent({ application }: { application: OwnApplicationDetail }) {
  const { note, media, selfTape, answers } = application;
  const files = selfTape === null ? media : [...media, selfTape];
  if (note === null && files.length === 0 && answers.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold text-14">What was sent</h3>
      {files.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(88px,1fr))] gap-2">
          {files.map((file) => (
            <li key={file.id}>
              <SentFile file={file} />
            </li>
          ))}
        </ul>
      )}
      {note !== null && <p className="wrap-anywhere whitespace-pre-line text-13">{note}</p>}
      {answers.length > 0 && (
        <dl className="grid gap-2 text-13">
          {answers.map(({ questionId, question, text }) => (
            <div key={questionId}>
              <dt className="text-muted">{question}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function SentFile({ file }: { file: Media }) {
  const picture = pictureOf(file);
  const Icon = KIND_ICONS[file.kind];
  return (
    <span className="relative block aspect-4/5 overflow-hidden rounded-control bg-sunk">
      {picture === undefined ? (
        <span className="grid size-full place-items-center text-muted">
          <Icon role="img" aria-label={file.fileName ?? file.kind} className="size-6" />
        </span>
      ) : (
        <Picture {...picture} alt={file.fileName ?? ''} sizes="112px" className="size-full" />
      )}
      {file.durationMs !== null && (
        <span className="absolute bottom-1 left-1 flex h-6 items-center rounded-[7px] bg-[#131311]/75 px-1.5 text-12 text-[#f1efe8] tabular-nums">
          {playingTime(file.durationMs)}
        </span>
      )}
    </span>
  );
}
