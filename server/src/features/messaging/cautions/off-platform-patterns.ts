import type { Pattern } from './pattern.ts';

const APP = String.raw`(?:whats ?app|wh?atsap+|telegram|we ?chat|viber|snap ?chat|\bkik\b|google (?:chat|hangouts?)|hangouts|discord|skype|facebook messenger|messenger|\bline app|signal(?: app)?|imessage|instagram|\binsta\b|\big\b|tik ?tok|facebook|\bdms?\b)`;
const PHONE = String.raw`(?:\+\s?|\b00\s?|\(?\b0|\b\(?\d{3}\)?[ .-])\d[\d\s().-]{6,}\d`;
const ADDRESS = String.raw`[\w.+-]+\s?(?:@|\(at\)|\[at\]| at (?=\w+ ?(?:\.| dot )))\s?[\w-]+(?:\s?(?:\.|\(dot\)|\[dot\]| dot )\s?[a-z]{2,})+`;
const PRIVATE_MAIL =
  /@\s?(?:gmail|googlemail|yahoo|hotmail|outlook|live|icloud|aol|proton(?:mail)?|gmx|mail|yandex)\s?\.\s?\w+/;
const ON_THE_DAY =
  /\b(?:on the day|on the morning|if you (?:are|'re|get|run) (?:lost|late|stuck)|running late|stage door|unit base|security desk|reception|front desk|gate|emergency|call ?sheet|production office|in case of)\b/;

/** Away from where a report can be read: the first thing that a swindler asks for. */
export const OFF_PLATFORM_PATTERNS: readonly Pattern[] = [
  {
    name: 'messenger',
    caution: 'off_platform',
    says: [
      new RegExp(
        String.raw`\b(?:add|message|text|contact|reach|write(?: to)?|ping|find|hit|dm|inbox|chat (?:to|with)|talk to|speak (?:to|with)|catch|buzz|follow|call) (?:me|us|him|her|our (?:\w+ )?(?:director|manager|agent|producer|team|coordinator|assistant))\b.{0,25}\b${APP}`,
      ),
      new RegExp(
        String.raw`\b(?:continue|carry on|move|switch|go|take (?:this|it)|talk|chat|speak|connect|discuss|communicate|proceed)\b.{0,35}\b(?:on|over|to|via|through|in|onto|using) (?:my |our |the )?${APP}`,
      ),
      new RegExp(
        String.raw`\b(?:do you (?:have|use)|are you on|have you got|what(?:'s| is) your|send (?:me |us )?your|give (?:me |us )?your|drop (?:me )?your|share your) (?:a |an |the )?${APP}`,
      ),
      new RegExp(
        String.raw`\b(?:my|our|the (?:director|producer|manager)'s) ${APP}(?: (?:number|no|id|handle|is|account))?\b ?(?:is|:|at|-|@|\+|\d)`,
      ),
      new RegExp(String.raw`\b${APP}\s?(?:me\b|us\b|:|number\b|@|\+|=|on ?\+?\d|only\b)`),
      new RegExp(
        String.raw`\b(?:prefer|easier|quicker|faster|better|only (?:reply|answer|use|available)|rarely (?:check|use|read) (?:this|here|callboard)|not (?:often|always) (?:on )?(?:here|this (?:app|site)))\b.{0,40}\b${APP}`,
      ),
    ],
    unless: [
      /\b(?:group|followers?|following|reel|campaign|ads?|advert|spot|content|post|posts|posted|story|stories|handles? for the (?:credit|tag)|usage|media|rights|tagged?|filter|buy-?out|paid social|organic)\b/,
      /\b(?:wants?|wanted|asked|asks|told|keeps? asking|trying to get) (?:me|us|him|her) to\b/,
      /\b(?:don't|do not|never|please not|rather not|stay off)\b/,
      /\bsignal (?:me|us) (?:when|once|as soon|from|with)\b/,
    ],
  },
  {
    name: 'private-phone',
    caution: 'off_platform',
    says: [
      new RegExp(
        String.raw`\b(?:text|call|ring|phone|reach|contact|message|sms|face ?time|dial) (?:me|us|him|her|our (?:\w+ )?(?:director|manager|producer|coordinator))\b.{0,30}${PHONE}`,
      ),
      new RegExp(
        String.raw`\b(?:my|our|the (?:director|producer|manager)'s) (?:personal |private |direct |mobile |cell |phone |new |uk |us )*(?:number|mobile|cell|phone|line)\b.{0,8}${PHONE}`,
      ),
      /\b(?:send|give|drop|share|text|need|have|get)\b.{0,12}\b(?:me |us )?your (?:personal |private |direct |mobile |cell |phone |home )+(?:number|no\b|details)/,
      /\bwhat(?:'s| is) your (?:personal |private |mobile |cell |phone )*(?:number|mobile|cell)\b/,
    ],
    unless: [ON_THE_DAY, /\b(?:call time|agent|agency|kin|transport|driver)\b/],
  },
  {
    name: 'private-mail',
    caution: 'off_platform',
    says: [
      new RegExp(
        String.raw`\b(?:e-?mail|mail|write(?: to)?|contact|reach|reply to|respond to) (?:me|us|him|her|our (?:\w+ )?(?:director|manager|producer|coordinator))\b.{0,40}${ADDRESS}`,
      ),
      new RegExp(
        String.raw`\b(?:send|forward|submit|e-?mail|mail)\b.{0,60}\b(?:photos?|pictures?|pics|selfies?|videos?|i\.?d\.?|passport|licence|license|details|measurements|cv|resume|résumé|tapes?|reel|application|info(?:rmation)?|name)\b.{0,40}${ADDRESS}`,
      ),
      new RegExp(
        String.raw`\b(?:my|our) (?:personal |private |direct |work )*(?:e-?mail|mail)(?: address)?(?: is|:| at)? ?${ADDRESS}`,
      ),
      PRIVATE_MAIL,
      /\b[\w.+-]+ ?(?:\(at\)|\[at\]| at ) ?(?:gmail|yahoo|hotmail|outlook|icloud|proton(?:mail)?)\b/,
      /\b(?:send|give|drop|share)\b.{0,8}\b(?:me |us )?your (?:personal |private )(?:e-?mail|mail)/,
    ],
    unless: [
      /\b(?:invoices?|payroll|remittance|my agent(?:'s)?|(?:my|the|her|his|their) agency)\b|\baccounts@/,
    ],
  },
  {
    name: 'shortened-link',
    caution: 'off_platform',
    says: [
      /\b(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|v\.gd|ow\.ly|cutt\.ly|rebrand\.ly|shorturl\.at|rb\.gy|t\.ly|tiny\.cc|buff\.ly|s\.id|shorte\.st|adf\.ly|bl\.ink|urlz\.fr|soo\.gd|x\.gd|clck\.ru|qr\.ae|lnk\.to)\/\S/,
      /\b(?:wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com|t\.me|telegram\.me|m\.me|line\.me|signal\.me|signal\.group|discord\.gg)\/\S/,
    ],
  },
  {
    name: 'form-elsewhere',
    caution: 'off_platform',
    says: [
      /\b(?:fill (?:in|out)|complete|register|sign up|apply|verify|confirm|log ?in)\b.{0,60}\b(?:forms\.gle|docs\.google\.com\/forms|typeform\.com|jotform\.com|surveymonkey\.com|wix(?:site)?\.com|weebly\.com|blogspot\.|\w+\.(?:xyz|top|click|buzz|icu|cam|monster))/,
    ],
  },
];
