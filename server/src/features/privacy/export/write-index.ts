import type { Person } from '../queries.ts';
import type { FoundFile } from './files/find-files.ts';
import type { Subject } from './subjects/queries.ts';

type Content = {
  person: Person;
  madeAt: Date;
  subjects: readonly { subject: Subject; count: number }[];
  files: readonly FoundFile[];
};

const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The page that is read first: what is in the copy, with a way to each file. */
export function writeIndex({ person, madeAt, subjects, files }: Content): string {
  const name = asText(`${person.firstName} ${person.lastName}`);
  const filled = subjects.filter(({ count }) => count > 0);
  const empty = subjects.filter(({ count }) => count === 0);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your Callboard data</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  td, th { text-align: left; padding: .35rem 1rem .35rem 0; vertical-align: top; }
</style>
<h1>Your Callboard data</h1>
<p>All that Callboard keeps about ${name}, as it was on ${LONG.format(madeAt)}. Each list below is a file in JSON, which any text editor opens and other programs can read.</p>
<h2>Lists</h2>
<table>
<tr><th>File</th><th>What it is</th><th>Entries</th></tr>
${filled.map(({ subject, count }) => `<tr><td>${link(`data/${subject.name}.json`, subject.name)}</td><td>${asText(subject.about)}</td><td>${count}</td></tr>`).join('\n')}
</table>
<h2>Files</h2>
${files.length === 0 ? '<p>There are none.</p>' : `<ul>\n${files.map(({ path }) => `<li>${link(path, path.slice('files/'.length))}</li>`).join('\n')}\n</ul>`}
<h2>What there is nothing of</h2>
<p>${empty.map(({ subject }) => asText(subject.name)).join(', ') || 'Every list has something in it.'}</p>
</html>
`;
}

function link(path: string, words: string): string {
  return `<a href="${path.split('/').map(encodeURIComponent).join('/')}">${asText(words)}</a>`;
}

function asText(text: string): string {
  const codes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (letter) => codes[letter] ?? letter);
}
