/** What no system takes in the name of a file, and what a header cannot hold. */
const UNFIT = /[\\/:*?"<>|\p{Cc}]+/gu;
/** RFC 5987 leaves fewer signs as they are than addresses do. */
const UNESCAPED = /['()*]/g;

/** Shown where it is opened, and saved under this name: in full, and in ASCII for who reads only that. */
export function inlineAs(fileName: string): string {
  const fit = fileName.toWellFormed().replaceAll(UNFIT, ' ').replaceAll(/ +/g, ' ').trim();
  const ascii = fit
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, '_');
  const full = encodeURIComponent(fit).replaceAll(
    UNESCAPED,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${full}`;
}
