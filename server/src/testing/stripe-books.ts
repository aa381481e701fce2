interface StripePrice {
  id: string;
  unit_amount: number;
  interval: 'month' | 'year' | 'week';
  product: { name: string; description: string | null; active: boolean };
  metadata?: Record<string, string>;
}

interface StripeSubscription {
  id: string;
  customer: string;
  status: string;
  price: string;
  created: number;
  current_period_end: number;
  cancel_at_period_end: boolean;
  latest_invoice: string;
}

/** What a test writes down as Stripe's own records. */
export interface StripeBooks {
  prices: StripePrice[];
  subscriptions: StripeSubscription[];
  sessions: { id: string; customer: string; status: 'open' | 'expired' }[];
  coupons: Set<string>;
  /** Which subscription's invoice a payment was for. */
  invoices: Record<string, { invoice: string; subscription: string }>;
}

interface StripeCall {
  method: string;
  path: string;
  fields: URLSearchParams;
}

const startOf2026 = 1_767_225_600;

export const startedSubscription = (
  change: Partial<StripeSubscription> & Pick<StripeSubscription, 'customer'>,
): StripeSubscription => ({
  id: `sub_${change.customer}`,
  status: 'active',
  price: 'price_month',
  created: startOf2026,
  current_period_end: startOf2026 + 30 * 24 * 60 * 60,
  cancel_at_period_end: false,
  latest_invoice: `in_${change.customer}`,
  ...change,
});

const list = (data: unknown[], url: string) => ({ object: 'list', data, has_more: false, url });
const ok = (body: unknown) => ({ status: 200, body });
const missing = (what: string) => ({
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` } },
});

const priceShape = (price: StripePrice, expanded: boolean) => ({
  id: price.id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: startOf2026,
  currency: 'aud',
  livemode: false,
  metadata: price.metadata ?? {},
  product: expanded
    ? { id: `prod_${price.id}`, object: 'product', metadata: {}, ...price.product }
    : `prod_${price.id}`,
  recurring: { interval: price.interval, interval_count: 1, usage_type: 'licensed' },
  type: 'recurring',
  unit_amount: price.unit_amount,
  unit_amount_decimal: String(price.unit_amount),
});

const subscriptionShape = (books: StripeBooks, subscription: StripeSubscription) => {
  const { price, current_period_end, ...fields } = subscription;
  const found = books.prices.find(({ id }) => id === price);
  const item = {
    id: `si_${subscription.id}`,
    object: 'subscription_item',
    current_period_end,
    price: found && priceShape(found, false),
  };
  return {
    ...fields,
    object: 'subscription',
    cancel_at: null,
    items: list([item], '/v1/subscription_items'),
  };
};

const onSubscription = (books: StripeBooks, { method, path }: StripeCall) => {
  const found = books.subscriptions.find(({ id }) => path.endsWith(id));
  if (!found) return missing('subscription');
  if (method === 'DELETE') found.status = 'canceled';
  return ok(subscriptionShape(books, found));
};

const addCoupon = (books: StripeBooks, fields: URLSearchParams) => {
  const id = fields.get('id') ?? '';
  if (books.coupons.has(id))
    return {
      status: 400,
      body: { error: { type: 'invalid_request_error', code: 'resource_already_exists', message: 'Taken' } },
    };
  books.coupons.add(id);
  return ok({ id, object: 'coupon' });
};

const openSession = (books: StripeBooks, fields: URLSearchParams) => {
  const id = `cs_${books.sessions.length + 1}`;
  books.sessions.push({ id, customer: fields.get('customer') ?? '', status: 'open' });
  return ok({ id, object: 'checkout.session', url: `https://checkout.stripe.test/${id}` });
};

const expireSession = (books: StripeBooks, path: string) => {
  const found = books.sessions.find(({ id }) => path.includes(`/${id}/`));
  if (!found) return missing('session');
  found.status = 'expired';
  return ok({ id: found.id, object: 'checkout.session', status: 'expired' });
};

const paymentOf = (books: StripeBooks, fields: URLSearchParams) => {
  const paid = books.invoices[fields.get('payment[payment_intent]') ?? ''];
  if (!paid) return ok(list([], '/v1/invoice_payments'));
  const parent = { type: 'subscription_details', subscription_details: { subscription: paid.subscription } };
  const invoice = { id: paid.invoice, object: 'invoice', parent };
  return ok(list([{ id: 'inpay_1', object: 'invoice_payment', invoice }], '/v1/invoice_payments'));
};

const deleteCustomer = (books: StripeBooks, path: string) => {
  const customer = path.split('/').at(-1) ?? '';
  const theirs = books.subscriptions.filter((one) => one.customer === customer);
  for (const one of theirs) one.status = 'canceled';
  return ok({ id: customer, object: 'customer', deleted: true });
};

/** Responds to the few calls we make; any other call is a mistake of ours and throws. */
export const stripeResponse = (books: StripeBooks, call: StripeCall): { status: number; body: unknown } => {
  const { path, fields } = call;
  const customer = fields.get('customer');
  switch (`${call.method} ${path.replace(/\/(sub|prod|cus|cs)_\w+/, '/:id')}`) {
    case 'GET /prices':
      return ok(
        list(
          books.prices.map((price) => priceShape(price, true)),
          '/v1/prices',
        ),
      );
    case 'GET /products/:id': {
      const price = books.prices.find(({ id }) => path.endsWith(`prod_${id}`));
      return price ? ok({ id: path, object: 'product', ...price.product }) : missing('product');
    }
    case 'POST /customers':
      return ok({ id: `cus_${fields.get('metadata[tracking_code]')}`, object: 'customer' });
    case 'DELETE /customers/:id':
      return deleteCustomer(books, path);
    case 'GET /subscriptions': {
      const theirs = books.subscriptions.filter((one) => one.customer === customer);
      return ok(
        list(
          theirs.map((one) => subscriptionShape(books, one)),
          '/v1/subscriptions',
        ),
      );
    }
    case 'GET /subscriptions/:id':
    case 'DELETE /subscriptions/:id':
      return onSubscription(books, call);
    case 'POST /coupons':
      return addCoupon(books, fields);
    case 'GET /checkout/sessions': {
      const open = books.sessions.filter((one) => one.customer === customer && one.status === 'open');
      return ok(list(open, '/v1/checkout/sessions'));
    }
    case 'POST /checkout/sessions':
      return openSession(books, fields);
    case 'POST /checkout/sessions/:id/expire':
      return expireSession(books, path);
    case 'POST /billing_portal/sessions':
      return ok({ id: 'bps_1', object: 'billing_portal.session', url: 'https://billing.stripe.test/1' });
    case 'GET /invoice_payments':
      return paymentOf(books, fields);
    default:
      return missing(`route ${call.method} ${path}`);
  }
};
