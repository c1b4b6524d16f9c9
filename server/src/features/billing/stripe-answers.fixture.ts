import type { Kept, StripeBooks } from './stripe-books.fixture.ts';
import { type Fields, fieldAt, namesAt } from './stripe-form.fixture.ts';

export type Refused = { error: { type: string; message: string; code?: string }; status: number };
type Answer = (books: StripeBooks, fields: Fields, id: string) => object;

const MISSING: Refused = {
  error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' },
  status: 404,
};
const MANAGED: Refused = {
  error: { type: 'invalid_request_error', message: 'Managed by a subscription schedule' },
  status: 400,
};
const DECLINED: Refused = {
  error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
  status: 402,
};

/** The calls that Callboard makes, as Stripe answers them. */
const ANSWERS: [RegExp, Answer][] = [
  [/^GET \/v1\/prices$/, listPrices],
  [/^POST \/v1\/prices$/, createPrice],
  [/^POST \/v1\/customers$/, createCustomer],
  [/^POST \/v1\/customers\/(\w+)$/, updateCustomer],
  [/^DELETE \/v1\/customers\/(\w+)$/, deleteCustomer],
  [/^POST \/v1\/checkout\/sessions$/, createSession],
  [/^GET \/v1\/checkout\/sessions\/(\w+)$/, (books, _, id) => books.sessions.get(id) ?? MISSING],
  [/^GET \/v1\/subscriptions\/(\w+)$/, retrieve],
  [/^POST \/v1\/subscriptions\/(\w+)$/, update],
  [/^DELETE \/v1\/subscriptions\/(\w+)$/, cancel],
  [/^POST \/v1\/subscription_schedules$/, createSchedule],
  [/^POST \/v1\/subscription_schedules\/(\w+)$/, updateSchedule],
  [/^POST \/v1\/subscription_schedules\/(\w+)\/release$/, releaseSchedule],
  [
    /^POST \/v1\/billing_portal\/sessions$/,
    (_, fields) => ({ url: `https://portal.example/${fieldAt(fields, 'customer')}` }),
  ],
];

export function answerStripe(books: StripeBooks, call: string, fields: Fields): object {
  for (const [pattern, answer] of ANSWERS) {
    const match = pattern.exec(call);
    if (match !== null) return answer(books, fields, match[1] ?? '');
  }
  return MISSING;
}

function listPrices({ prices }: StripeBooks, fields: Fields) {
  const key = fieldAt(fields, 'lookup_keys.0');
  const data = [...prices.values()].filter(({ lookup_key }) => lookup_key === key);
  return { object: 'list', data, has_more: false };
}

function createPrice(books: StripeBooks, fields: Fields) {
  const key = fieldAt(fields, 'lookup_key') ?? null;
  for (const price of books.prices.values()) if (price.lookup_key === key) price.lookup_key = null;
  const price = {
    id: books.newId('price'),
    object: 'price' as const,
    currency: fieldAt(fields, 'currency') ?? '',
    unit_amount: Number(fieldAt(fields, 'unit_amount')),
    lookup_key: key,
    recurring: { interval: fieldAt(fields, 'recurring.interval') as 'month' | 'year' },
  };
  books.prices.set(price.id, price);
  return price;
}

function createCustomer(books: StripeBooks, fields: Fields) {
  const id = books.newId('cus');
  books.customers.set(id, { id, object: 'customer', ...namedIn(fields) });
  return books.customers.get(id) ?? MISSING;
}

function updateCustomer(books: StripeBooks, fields: Fields, id: string) {
  const customer = books.customers.get(id);
  return customer === undefined ? MISSING : Object.assign(customer, namedIn(fields));
}

function namedIn(fields: Fields) {
  return { email: fieldAt(fields, 'email') ?? '', name: fieldAt(fields, 'name') ?? '' };
}

/** With all that it has. */
function deleteCustomer(books: StripeBooks, _: Fields, id: string) {
  if (!books.customers.delete(id)) return MISSING;
  for (const { id: ref, customer, status } of books.subscriptions.values()) {
    if (customer === id && status !== 'canceled') books.turn(ref, { status: 'canceled' });
  }
  return { id, object: 'customer', deleted: true };
}

function createSession(books: StripeBooks, fields: Fields) {
  const customer = fieldAt(fields, 'customer') ?? '';
  if (!books.customers.has(customer) || fieldAt(fields, 'mode') !== 'subscription') return MISSING;
  const id = books.newId('cs_test');
  const session = {
    id,
    object: 'checkout.session' as const,
    status: 'open' as const,
    url: `https://checkout.example/${id}`,
    customer,
    client_reference_id: fieldAt(fields, 'client_reference_id') ?? null,
    subscription: null,
    metadata: namesAt(fields, 'metadata'),
    success_url: fieldAt(fields, 'success_url') ?? '',
    cancel_url: fieldAt(fields, 'cancel_url') ?? '',
    price: fieldAt(fields, 'line_items.0.price') ?? '',
    named: namesAt((fields.subscription_data ?? {}) as Fields, 'metadata'),
  };
  books.sessions.set(id, session);
  return session;
}

/** As Stripe writes it, with what was asked to be expanded. */
function written(books: StripeBooks, kept: Kept) {
  const { price, periodStart, periodEnd, invoicedAt, ...subscription } = kept;
  const schedule = books.schedules.get(kept.schedule ?? '');
  const phases = schedule?.phases.map((phase) => ({
    ...phase,
    items: phase.items.map((item) => ({ price: books.prices.get(item.price) })),
  }));
  const finalized_at = invoicedAt;
  return {
    ...subscription,
    schedule: schedule === undefined ? null : { ...schedule, phases },
    latest_invoice: { id: 'in_1', created: invoicedAt, status_transitions: { finalized_at } },
    items: {
      object: 'list',
      data: [
        {
          id: `si_${kept.id}`,
          price: books.prices.get(price),
          current_period_start: periodStart,
          current_period_end: periodEnd,
        },
      ],
    },
  };
}

function retrieve(books: StripeBooks, _: Fields, id: string) {
  const kept = books.subscriptions.get(id);
  return kept === undefined ? MISSING : written(books, kept);
}

function update(books: StripeBooks, fields: Fields, id: string) {
  const kept = books.subscriptions.get(id);
  if (kept === undefined) return MISSING;
  const cancelling = fieldAt(fields, 'cancel_at_period_end');
  const cancelAt = fieldAt(fields, 'cancel_at');
  if ((cancelling ?? cancelAt) !== undefined && kept.schedule !== null) return MANAGED;
  const price = fieldAt(fields, 'items.0.price');
  if (price !== undefined && !books.cardWorks) return DECLINED;
  const days = price && books.intervalOf(price) === 'year' ? 365 : 30;
  books.turn(id, {
    ...(cancelling !== undefined && { cancel_at_period_end: cancelling === 'true' }),
    ...(cancelAt !== undefined && { cancel_at: cancelAt === '' ? null : Number(cancelAt) }),
    ...(price !== undefined && {
      price,
      status: 'active',
      periodStart: books.now(),
      periodEnd: books.now() + days * 24 * 60 * 60,
    }),
  });
  return written(books, kept);
}

function cancel(books: StripeBooks, _: Fields, id: string) {
  const kept = books.subscriptions.get(id);
  if (kept === undefined || kept.status === 'canceled') return MISSING;
  books.turn(id, { status: 'canceled' });
  return written(books, kept);
}

function createSchedule(books: StripeBooks, fields: Fields) {
  const subscription = fieldAt(fields, 'from_subscription') ?? '';
  const kept = books.subscriptions.get(subscription);
  if (kept === undefined || kept.schedule !== null) return MISSING;
  const schedule = {
    id: books.newId('sub_sched'),
    object: 'subscription_schedule' as const,
    status: 'active' as const,
    subscription,
    released_subscription: null,
    phases: [
      { start_date: kept.periodStart, end_date: kept.periodEnd, items: [{ price: kept.price }] },
    ],
  };
  books.schedules.set(schedule.id, schedule);
  kept.schedule = schedule.id;
  books.tell('subscription_schedule.created', schedule);
  return schedule;
}

function updateSchedule(books: StripeBooks, fields: Fields, id: string) {
  const schedule = books.schedules.get(id);
  if (schedule?.status !== 'active') return MISSING;
  schedule.phases = Object.keys(fields.phases ?? {}).map((index) => ({
    start_date: Number(fieldAt(fields, `phases.${index}.start_date`)),
    end_date: Number(fieldAt(fields, `phases.${index}.end_date`) ?? 0),
    items: [{ price: fieldAt(fields, `phases.${index}.items.0.price`) ?? '' }],
  }));
  books.tell('subscription_schedule.updated', schedule);
  return schedule;
}

function releaseSchedule(books: StripeBooks, _: Fields, id: string) {
  const schedule = books.schedules.get(id);
  if (schedule?.status !== 'active') return MISSING;
  const { subscription } = schedule;
  if (subscription !== null) books.get(subscription).schedule = null;
  Object.assign(schedule, {
    status: 'released',
    subscription: null,
    released_subscription: subscription,
  });
  books.tell('subscription_schedule.released', schedule);
  return schedule;
}
