export { AskDialog } from './asking/ask-dialog.tsx';
export { type AskedPerson, whomInWords } from './asking/asked-people.ts';
export { CheckDialog } from './asking/check-dialog.tsx';
export { HoldDialog } from './asking/hold-dialog.tsx';
export type { AskProps } from './asking/props.ts';
export { DealsCard } from './overview/deals-card.tsx';
export { DealPart } from './person/deal-part.tsx';
