import type { Pattern } from './pattern.ts';

const MONEY = String.raw`(?:[£$€]\s?\d[\d,.]*k?|\d[\d,.]*\s?(?:£|\$|€|gbp|usd|eur|cad|aud|pounds?|quid|dollars?|euros?|bucks)\b)`;
const PHOTOS = `(?:test(?:[- ]?shoot|[- ]?shots|ing session)|photo[- ]?shoot|head ?shots?|portfolio|comp[- ]?cards?|e-?book|photo ?book|showreel (?:package|session)|photograph(?:s|er|y)?|digitals|casting video)`;
const ASKED = `(?:registration|sign(?:ing)?[- ]?up|joining|membership|admin(?:istration)?|processing|application|audition|casting|booking|reservation|screening|submission|listing|portfolio|enrol+ment|insurance|visa|background[- ]check|release)`;

/** Who pays whom: these words say that the money goes to the talent, or to nobody. */
const COMES_TO_YOU = [
  /\b(?:we|they|production|the (?:client|brand|company|agency|production)|casting) (?:will |do |always |also |of course |usually |can |would |'ll )*(?:pay|pays|cover|covers|reimburse|reimburses|refund|refunds)\b/,
  /\b(?:we|they)'ll (?:pay|cover|reimburse|refund)\b/,
  /\b(?:you|you're|you are|you'll|you will|you'd|talent|artists?|performers?|actors?|everyone|she|he|they) (?:will |would |are |is |get |be |'ll |all )*(?:paid|reimbursed|covered|compensated)\b/,
  /\b(?:is|are|gets?|be|all) (?:fully )?(?:reimbursed|covered|refunded|paid (?:by|for by|to you)|on us|free(?: of charge)?)\b/,
  /\b(?:no|never|without(?: any)?|not charge|don't charge|do not charge|isn't a|is not a|there is no|there's no|there are no|free of) (?:\w+ ){0,3}(?:fees?|charges?|costs?|deposit|cost)\b/,
  /\bpay(?:s|ing)? (?:nothing|no more)\b/,
  /\b(?:never|don't|do not|should not|shouldn't|must not) (?:\w+ ){0,2}(?:pay|send|wire|transfer|buy)\b/,
  /\b(?:reimburs|refund(?:ed|ing) (?:you|travel|your)|per diems?|buy-?outs?|usage|session fee|day rate|your (?:fee|rate)|holding fee|fitting fee|cancellation fee|kill fee|overtime|residuals)/,
];

/** Money that a talent should pay before there is work: no casting and no agency asks for it. */
export const FEE_PATTERNS: readonly Pattern[] = [
  {
    name: 'registration-fee',
    caution: 'fee',
    says: [
      new RegExp(String.raw`\b${ASKED} (?:fee|charge|cost|deposit|payment)s?\b`),
      new RegExp(
        String.raw`\bfees? (?:of ${MONEY} )?(?:to|for) (?:register|join|sign up|apply|audition|be (?:listed|submitted|seen|considered))`,
      ),
      /\b(?:small|one[- ]?(?:time|off)|refundable|non-?refundable|nominal) (?:\w+ )?(?:fee|charge|deposit|payment|investment)\b/,
    ],
    unless: [
      ...COMES_TO_YOU,
      /\b(?:waived?|was waived|agency fee|agent'?s fee|commission|union|equity|sag|spotlight|guild)\b/,
    ],
  },
  {
    name: 'pay-for-photos',
    caution: 'fee',
    says: [
      new RegExp(
        String.raw`\b${PHOTOS}\b.{0,40}\b(?:costs?|is|are|for|at|comes? to|would be|will be|priced)\b.{0,12}${MONEY}`,
      ),
      new RegExp(
        String.raw`\b(?:pay|cover|invest|contribute|chip in)\b.{0,40}\b(?:for|cost of|towards?|in)\b.{0,25}\b${PHOTOS}`,
      ),
      new RegExp(String.raw`\b(?:pay|cover|send|contribute)\b.{0,15}${MONEY}.{0,40}\b${PHOTOS}`),
      new RegExp(
        String.raw`${MONEY} (?:for|towards?) (?:the |a |your |our )?(?:\w+ )?${PHOTOS}.{0,30}\b(?:before|first|up ?front|in advance|to (?:start|begin|proceed|secure))`,
      ),
      new RegExp(
        String.raw`\b(?:must|need to|have to|required to|only have to) (?:buy|purchase|book|order|pay for)\b.{0,30}\b${PHOTOS}`,
      ),
    ],
    unless: [
      ...COMES_TO_YOU,
      /\b(?:we|they|i) (?:have )?(?:paid|spent)\b/,
      /\b(?:wants?|asks?|asked|wanted|charged|charges|charging) (?:me|us|him|her|them|actors|talents?|people|£|\$|€)/,
    ],
  },
  {
    name: 'pay-in-advance',
    caution: 'fee',
    says: [
      /\b(?:pay|send|transfer|deposit|forward)\b.{0,30}\b(?:up ?front|in advance|beforehand|before (?:we|the (?:shoot|audition|job|booking)|you (?:can|start|are)))/,
      /\b(?:up ?front|advance|security|good[- ]?faith|refundable) (?:fee|payment|deposit)\b/,
      new RegExp(
        String.raw`\b(?:secure|confirm|guarantee|reserve|hold) (?:your|the) (?:spot|place|slot|role|part|booking|audition|seat)\b.{0,40}(?:\b(?:pay|payment|deposit|fee|transfer)\b|${MONEY})`,
      ),
      new RegExp(
        String.raw`(?:\b(?:pay|payment|deposit|fee|transfer)\b|${MONEY}).{0,40}\b(?:secures?|confirms?|guarantees?|reserves?|holds?|to (?:secure|confirm|guarantee|reserve)) (?:your|the) (?:spot|place|slot|role|part|booking|audition|seat)`,
      ),
    ],
    unless: COMES_TO_YOU,
  },
  {
    name: 'untraceable-payment',
    caution: 'fee',
    says: [
      /\b(?:western union|money ?gram|ria transfer|hawala)\b/,
      /\b(?:gift ?cards?|itunes cards?|steam cards?|google play cards?|amazon vouchers?|prepaid cards?|scratch (?:off )?the (?:back|code))\b/,
      /\b(?:pay|send|transfer|payment|deposit)\b.{0,40}\b(?:bitcoin|btc|usdt|tether|ethereum|crypto(?:currency)?)\b/,
      /\b(?:cash ?app|zelle|venmo|revolut|wise|pay ?pal|monzo)\b.{0,30}\b(?:me|us|tag|friends (?:and|&) family|family (?:and|&) friends|\$\w+)/,
      /\b(?:pay|send|transfer)\b.{0,30}\b(?:via|by|through|using|on|with|to (?:my|our))\b.{0,12}\b(?:cash ?app|zelle|venmo|pay ?pal|revolut)\b/,
      new RegExp(
        String.raw`\b(?:wire|wiring|bank[- ]transfer|transfer)\b.{0,20}(?:${MONEY}|\b(?:the|a) (?:fee|money|deposit|amount|payment|cash|funds)\b)`,
      ),
      /\bwire (?:us|me|the|it|over|\d)/,
    ],
    unless: [
      ...COMES_TO_YOU,
      /\b(?:wrap gift|crew gift|gift card (?:from|as a thank))/,
      /\b(?:we|i)(?:'ll| will| can| shall| have|'ve)? (?:wire|wired|transfer|transferred|bank|sent|send|pay)\b/,
    ],
  },
  {
    name: 'overpaid-cheque',
    caution: 'fee',
    says: [
      /\b(?:che(?:que|ck)|payment|money order)\b.{0,80}\b(?:(?:send|forward|return|transfer|wire|pass) (?:back |on |over )?(?:the )?(?:rest|remainder|balance|difference|excess|surplus|remaining)|(?:keep|deduct|take) (?:your|out your|£|\$|€))/,
      /\b(?:deposit|cash|bank) (?:the|this|our|a) (?:che(?:que|ck)|money order)\b/,
      /\b(?:pay|forward|send)\b.{0,30}\b(?:the|our|your) (?:stylist|wardrobe (?:supplier|vendor|store)|make-?up artist|equipment (?:supplier|vendor)|photographer|vendor)\b.{0,40}\b(?:from|out of|with) (?:it|the|that|your)\b/,
    ],
  },
  {
    name: 'bank-details-first',
    caution: 'fee',
    says: [
      /\b(?:send|give|need|share|confirm|provide)\b.{0,30}\b(?:card (?:number|details)|cvv|security code|sort code|online banking|bank(?:ing)? (?:log-?in|password|pin)|pin (?:number|code)|one[- ]time (?:code|password)|verification code)\b/,
    ],
    unless: [/\b(?:never|don't|do not)\b/, /\b(?:payroll|invoice|remittance|start(?:er)? form)\b/],
  },
];
