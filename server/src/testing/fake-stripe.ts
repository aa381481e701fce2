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

/** What the fake Stripe has stored; tests change it. */
export interface FakeStripeData {
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

export const buildSubscription = (
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

const subscriptionShape = (data: FakeStripeData, subscription: StripeSubscription) => {
  const { price, current_period_end, ...fields } = subscription;
  const found = data.prices.find(({ id }) => id === price);
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

const onSubscription = (data: FakeStripeData, { method, path }: StripeCall) => {
  const found = data.subscriptions.find(({ id }) => path.endsWith(id));
  if (!found) return missing('subscription');
  if (method === 'DELETE') found.status = 'canceled';
  return ok(subscriptionShape(data, found));
};

const addCoupon = (data: FakeStripeData, fields: URLSearchParams) => {
  const id = fields.get('id') ?? '';
  if (data.coupons.has(id))
    return {
      status: 400,
      body: { error: { type: 'invalid_request_error', code: 'resource_already_exists', message: 'Taken' } },
    };
  data.coupons.add(id);
  return ok({ id, object: 'coupon' });
};

const openSession = (data: FakeStripeData, fields: URLSearchParams) => {
  const id = `cs_${data.sessions.length + 1}`;
  data.sessions.push({ id, customer: fields.get('customer') ?? '', status: 'open' });
  return ok({ id, object: 'checkout.session', url: `https://checkout.stripe.test/${id}` });
};

const expireSession = (data: FakeStripeData, path: string) => {
  const found = data.sessions.find(({ id }) => path.includes(`/${id}/`));
  if (!found) return missing('session');
  found.status = 'expired';
  return ok({ id: found.id, object: 'checkout.session', status: 'expired' });
};

const paymentOf = (data: FakeStripeData, fields: URLSearchParams) => {
  const paid = data.invoices[fields.get('payment[payment_intent]') ?? ''];
  if (!paid) return ok(list([], '/v1/invoice_payments'));
  const parent = { type: 'subscription_details', subscription_details: { subscription: paid.subscription } };
  const invoice = { id: paid.invoice, object: 'invoice', parent };
  return ok(list([{ id: 'inpay_1', object: 'invoice_payment', invoice }], '/v1/invoice_payments'));
};

const deleteCustomer = (data: FakeStripeData, path: string) => {
  const customer = path.split('/').at(-1) ?? '';
  const theirs = data.subscriptions.filter((one) => one.customer === customer);
  for (const one of theirs) one.status = 'canceled';
  return ok({ id: customer, object: 'customer', deleted: true });
};

/** Responds to the few calls we make; any other call is a mistake of ours and throws. */
export const stripeResponse = (data: FakeStripeData, call: StripeCall): { status: number; body: unknown } => {
  const { path, fields } = call;
  const customer = fields.get('customer');
  switch (`${call.method} ${path.replace(/\/(sub|prod|cus|cs)_\w+/, '/:id')}`) {
    case 'GET /prices':
      return ok(
        list(
          data.prices.map((price) => priceShape(price, true)),
          '/v1/prices',
        ),
      );
    case 'GET /products/:id': {
      const price = data.prices.find(({ id }) => path.endsWith(`prod_${id}`));
      return price ? ok({ id: path, object: 'product', ...price.product }) : missing('product');
    }
    case 'POST /customers':
      return ok({ id: `cus_${fields.get('metadata[tracking_code]')}`, object: 'customer' });
    case 'DELETE /customers/:id':
      return deleteCustomer(data, path);
    case 'GET /subscriptions': {
      const theirs = data.subscriptions.filter((one) => one.customer === customer);
      return ok(
        list(
          theirs.map((one) => subscriptionShape(data, one)),
          '/v1/subscriptions',
        ),
      );
    }
    case 'GET /subscriptions/:id':
    case 'DELETE /subscriptions/:id':
      return onSubscription(data, call);
    case 'POST /coupons':
      return addCoupon(data, fields);
    case 'GET /checkout/sessions': {
      const open = data.sessions.filter((one) => one.customer === customer && one.status === 'open');
      return ok(list(open, '/v1/checkout/sessions'));
    }
    case 'POST /checkout/sessions':
      return openSession(data, fields);
    case 'POST /checkout/sessions/:id/expire':
      return expireSession(data, path);
    case 'POST /billing_portal/sessions':
      return ok({ id: 'bps_1', object: 'billing_portal.session', url: 'https://billing.stripe.test/1' });
    case 'GET /invoice_payments':
      return paymentOf(data, fields);
    default:
      return missing(`route ${call.method} ${path}`);
  }
};
