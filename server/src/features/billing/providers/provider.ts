import type { BillingProviderName, SubscriptionStatus } from '@callboard/contract/billing';
import type { BillingInterval } from '@callboard/contract/plans';
import type { Holder } from '../holders/holder.ts';

export type Payer = { id: string; email: string; name: string };

/** What somebody is about to buy. */
export type Order = {
  holder: Holder;
  interval: BillingInterval;
  payer: Payer;
  /** The provider's own name for who pays. */
  customerRef: string;
};

/** A subscription as its provider has it at this moment. */
export type Told = {
  subscriptionRef: string;
  customerRef: string;
  holder: Holder;
  payerUserId: string | null;
  /** `unpaid`: it was begun, and never paid for. */
  status: SubscriptionStatus | 'unpaid';
  interval: BillingInterval;
  nextInterval: BillingInterval | null;
  /** In minor units, for one period: what is paid now, and what once the next interval begins. */
  price: number | null;
  nextPrice: number | null;
  currency: string;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** Since when a payment is missing. */
  pastDueSince: Date | null;
  /** By which of two the newer one is known. */
  startedAt: Date;
};

/** What came of a checkout; without a subscription, nothing was paid yet. */
type Bought = { holder: Holder; subscriptionRef: string | undefined };

/**
 * Whoever takes the money. Each act is done when it returns; one that throws CARD_DECLINED has changed
 * nothing. After PROVIDER_FAILED nobody knows: an answer may have been lost.
 */
export type Provider = {
  name: BillingProviderName;
  /** Its customer for a holder, under the name of whoever pays now: the one it is known as, or a new one. */
  getCustomer: (asked: {
    holder: Holder;
    payer: Payer;
    customerRef: string | undefined;
  }) => Promise<string>;
  /** Where to go on with paying. */
  checkOut: (order: Order) => Promise<string>;
  findBought: (reference: string) => Promise<Bought | undefined>;
  find: (subscriptionRef: string) => Promise<Told | undefined>;
  /** To another interval at once, paying the difference; it goes on after the period. */
  changeNow: (subscriptionRef: string, interval: BillingInterval) => Promise<void>;
  /** To another interval when the paid period ends; until then nothing changes. */
  changeAtPeriodEnd: (subscriptionRef: string, interval: BillingInterval) => Promise<void>;
  cancelAtPeriodEnd: (subscriptionRef: string) => Promise<void>;
  /** Takes back what was to happen when the period ends. */
  goOn: (subscriptionRef: string) => Promise<void>;
  /** Ends it now, or finds that it has ended. */
  end: (subscriptionRef: string, options: { isRestCredited: boolean }) => Promise<void>;
  /** Forgets a customer altogether; whatever they have there ends. */
  forgetCustomer: (customerRef: string) => Promise<void>;
  /** Forgets who paid; what is paid for goes on. */
  unnameCustomer: (customerRef: string) => Promise<void>;
  /** Where its payer finds cards and invoices. */
  openPortal: (payer: { holder: Holder; customerRef: string }) => Promise<string>;
};
