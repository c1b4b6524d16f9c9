import type { Clock } from '../../platform/clock.ts';

type Customer = { id: string; object: 'customer'; email: string; name: string };
type Price = {
  id: string;
  object: 'price';
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  recurring: { interval: 'month' | 'year' };
};
type Session = {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete';
  url: string;
  customer: string;
  client_reference_id: string | null;
  subscription: string | null;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  price: string;
  named: Record<string, string>;
};
type Phase = { start_date: number; end_date: number; items: { price: string }[] };
type Schedule = {
  id: string;
  object: 'subscription_schedule';
  status: 'active' | 'released';
  subscription: string | null;
  released_subscription: string | null;
  phases: Phase[];
};
export type Kept = {
  id: string;
  object: 'subscription';
  status: string;
  customer: string;
  created: number;
  metadata: Record<string, string>;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  schedule: string | null;
  price: string;
  periodStart: number;
  periodEnd: number;
  invoicedAt: number;
};

const DAYS = { month: 30, year: 365 };
const DAY = 24 * 60 * 60;

/** What Stripe knows, and what happens there by itself; each turn emits what Stripe would send. */
export class StripeBooks {
  readonly prices = new Map<string, Price>();
  readonly customers = new Map<string, Customer>();
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Kept>();
  readonly schedules = new Map<string, Schedule>();
  /** Whether cards work. */
  cardWorks = true;
  readonly #clock: Clock;
  readonly #emit: (type: string, object: object) => void;
  #count = 0;

  constructor(clock: Clock, emit: (type: string, object: object) => void) {
    this.#clock = clock;
    this.#emit = emit;
  }

  now(): number {
    return Math.floor(this.#clock.now().getTime() / 1000);
  }

  newId(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${String(this.#count).padStart(4, '0')}${Math.random().toString(36).slice(2, 8)}`;
  }

  tell(type: string, object: object): void {
    this.#emit(type, structuredClone(object));
  }

  get(id: string): Kept {
    const found = this.subscriptions.get(id);
    if (found === undefined) throw new Error(`no subscription ${id}`);
    return found;
  }

  intervalOf(price: string): 'month' | 'year' {
    return this.prices.get(price)?.recurring.interval ?? 'month';
  }

  /** Somebody pays on Stripe's page. */
  payCheckout(url: string): string {
    const session = [...this.sessions.values()].find((each) => each.url === url);
    if (session === undefined) throw new Error(`no checkout at ${url}`);
    const id = this.newId('sub');
    this.subscriptions.set(id, {
      id,
      object: 'subscription',
      status: 'incomplete',
      customer: session.customer,
      created: this.now(),
      metadata: session.named,
      cancel_at_period_end: false,
      cancel_at: null,
      schedule: null,
      price: session.price,
      periodStart: this.now(),
      periodEnd: this.now() + DAYS[this.intervalOf(session.price)] * DAY,
      invoicedAt: this.now(),
    });
    this.tell('customer.subscription.created', this.get(id));
    Object.assign(session, { status: 'complete', subscription: id });
    this.turn(id, { status: 'active' });
    this.tell('checkout.session.completed', session);
    this.tellOfInvoice('invoice.paid', id);
    return id;
  }

  turn(id: string, changes: Partial<Kept>): void {
    Object.assign(this.get(id), changes);
    const isEnd = changes.status === 'canceled';
    this.tell(`customer.subscription.${isEnd ? 'deleted' : 'updated'}`, this.get(id));
  }

  /** The period ends: it is renewed, not paid, or over. */
  renew(id: string): void {
    const kept = this.get(id);
    if (kept.cancel_at_period_end) {
      this.turn(id, { status: 'canceled' });
      return;
    }
    const schedule = this.schedules.get(kept.schedule ?? '');
    const next = schedule?.phases.find(({ start_date }) => start_date >= kept.periodEnd);
    const price = next?.items[0]?.price ?? kept.price;
    // A schedule lets go of it when its last phase is over.
    if (schedule !== undefined && next === undefined) schedule.status = 'released';
    const periodEnd = kept.periodEnd + DAYS[this.intervalOf(price)] * DAY;
    const period = {
      price,
      periodStart: kept.periodEnd,
      periodEnd,
      schedule: next === undefined ? null : kept.schedule,
    };
    this.turn(id, {
      ...period,
      invoicedAt: this.now(),
      status: this.cardWorks ? 'active' : 'past_due',
    });
    this.tellOfInvoice(this.cardWorks ? 'invoice.paid' : 'invoice.payment_failed', id);
  }

  tellOfInvoice(type: string, subscription: string): void {
    const parent = { type: 'subscription_details', subscription_details: { subscription } };
    this.tell(type, { id: this.newId('in'), object: 'invoice', parent });
  }
}
