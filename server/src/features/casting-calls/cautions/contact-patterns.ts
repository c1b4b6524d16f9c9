/** In plain text: small letters, no invisible signs. */
const AT = String.raw`\s?(?:@|\(at\)|\[at\]|\bat\b(?=\s?[\w-]+\s?(?:\(dot\)|\[dot\]|\bdot\b)))\s?`;
const DOT = String.raw`\s?(?:\(dot\)|\[dot\]|\bdot\b)\s?`;
const ENDING =
  'com|net|org|info|biz|io|co|tv|me|studio|agency|film|casting|online|site|xyz|top|click|app|dev|uk|ie|eu|de|fr|es|it|nl|be|at|ch|se|no|dk|fi|pl|cz|pt|us|ca|au|nz|example|test';
/** A name with its dots, however they are written. */
const NAME = String.raw`[a-z0-9-]+(?:(?:\.|${DOT})[a-z0-9-]+){0,3}(?:\.|${DOT})(?:${ENDING})\b`;

export const MAIL = new RegExp(String.raw`(?<![\w.+-])[\w.+-]+${AT}(${NAME})`, 'g');
export const WEB = new RegExp(
  String.raw`(?:\bhttps?:\/\/([^\s/?#]+)\S*|(?<![@\w.-])(${NAME})(?:\/\S*)?)`,
  'g',
);
/** By its country, with a leading nought, or in groups as in North America. */
export const PHONE =
  /(?<![\w.,£$€])(?:\+\s?|00\s?|\(?0)[1-9](?:[\s().\-/]{0,2}\d){6,13}(?![\w%])|(?<![\w.,£$€-])\(?[2-9]\d{2}\)?[ .-]\d{3}[ .-]\d{4}(?![\w%-])/g;
/** Days are written with the same signs. */
export const DAYS = /\b\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:\d{4}|\d{2})\b|\b\d{4}-\d{2}-\d{2}\b/;
const MESSENGER =
  'whats ?app|telegram|we ?chat|viber|snap(?: ?chat)?|kik|discord|skype|signal|line id|messenger|instagram|insta|tik ?tok';
export const HANDLE = new RegExp(
  String.raw`\b(?:${MESSENGER})\b\s?(?:id|name|handle)?\s?(?::|=|-|is|at)?\s?@[\w.]{2,}\w|\b(?:${MESSENGER})\b\s?(?:id|name|handle)?\s?(?::|=)\s?[\w.]{2,}\w|(?<![\w.@])@[a-z_][\w.]{2,}\w`,
  'g',
);
