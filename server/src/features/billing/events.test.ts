import { accounts, billing } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { subscriptions, type UserRow } from '../../db/schema/index.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { buildSubscription } from '../../testing/start-fake-stripe.ts';
import { type StripeEvent, secretBefore, useStripeApp } from '../../testing/use-stripe-app.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.job.ts';
import { syncSubscription } from './sync-subscription.job.ts';

type StripeSubscription = ReturnType<typeof buildSubscription>;

describe('what Stripe tells us', () => {
  const app = useStripeApp();
  const { server } = app;
  let count = 0;
  const nextEvent = () => {
    count += 1;
    return `evt_${count}`;
  };

  /** A parent whom Stripe knows. */
  const customer = async (change: Partial<StripeSubscription> = {}) => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const customer_id = `cus_${parent.tracking_code}`;
    await server.deps.db.insert(subscriptions).values({ parent_id: parent.id, customer_id, status: 'none' });
    const paid = buildSubscription({ customer: customer_id, ...change });
    app.stripe.data.subscriptions.push(paid);
    return { parent, customer_id, paid };
  };
  const about = (customer_id: string, type: string, object: object = {}): StripeEvent => ({
    id: nextEvent(),
    type,
    object: { object: 'subscription', customer: customer_id, ...object },
  });
  const stored = async (parent: UserRow) =>
    (await server.deps.db.select().from(subscriptions).where(eq(subscriptions.parent_id, parent.id)))[0];
  const statusOf = async (parent: UserRow) =>
    (await server.callAs(parent, accounts.readMine, {})).body.subscription_status;
  const emailsTo = (parent: UserRow) =>
    server.deps.mail.sent.filter(({ to }) => to === parent.email).map(({ subject }) => subject);

  it('counts an event once when it comes twenty times at one moment', async () => {
    const { parent, customer_id } = await customer();
    const event = about(customer_id, 'customer.subscription.created');
    const responses = await Promise.all(Array.from({ length: 20 }, () => app.sendEvent(event)));
    expect(new Set(responses)).toEqual(new Set([204]));
    await server.runJobs();
    expect((await stored(parent))?.last_request_number).toBe(1);
    expect(emailsTo(parent)).toEqual(['Your plan is active']);
  });

  it('keeps the answer to the later question when an earlier one comes in late', async () => {
    const { parent, customer_id, paid } = await customer();
    const { readSubscription } = server.deps.payments;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    server.deps.payments.readSubscription = async (id) => {
      const response = await readSubscription(id);
      asked();
      await held;
      return response;
    };
    const data = syncSubscription.data.parse({ customer_id });
    const early = syncSubscription.run(server.deps, data);
    await isAsked;
    server.deps.payments.readSubscription = readSubscription;
    paid.status = 'canceled';
    await syncSubscription.run(server.deps, data);
    letGo();
    await early;
    expect(await stored(parent)).toMatchObject({ status: 'canceled' });
  });

  it('is believed only with Stripe’s signature of the last five minutes over the very bytes', async () => {
    const { parent, customer_id } = await customer();
    const payload = app.write(about(customer_id, 'customer.subscription.created'));
    const good = app.sign(payload);
    expect(await app.post(payload, '')).toBe(400);
    expect(await app.post(payload, 't=1,v1=abc')).toBe(400);
    expect(await app.post(payload, app.sign(payload, { secret: 'whsec_of_a_stranger' }))).toBe(400);
    expect(await app.post(payload, app.sign(payload, { ageSeconds: 301 }))).toBe(400);
    expect(await app.post(payload.replace('created', 'deleted'), good)).toBe(400);
    expect(await app.post(JSON.stringify(JSON.parse(payload)), good)).toBe(400);
    expect(await app.post('', good)).toBe(400);
    await server.runJobs();
    expect((await stored(parent))?.last_request_number).toBe(0);
    expect(await app.post(payload, app.sign(payload, { ageSeconds: 290 }))).toBe(204);
    await server.runJobs();
    expect(await statusOf(parent)).toBe('active');
  });

  it('is believed with the secret that is being replaced, too', async () => {
    const payload = app.write(about((await customer()).customer_id, 'customer.subscription.created'));
    expect(await app.post(payload, app.sign(payload, { secret: secretBefore }))).toBe(204);
  });

  it('may be about somebody we don’t know, or about nobody', async () => {
    expect(await app.sendEvent(about('cus_stranger', 'customer.subscription.created'))).toBe(204);
    expect(
      await app.sendEvent({ id: nextEvent(), type: 'product.updated', object: { object: 'product' } }),
    ).toBe(204);
    await server.runJobs();
  });

  it('gives the whole family the plan: name, limits and the child’s own status', async () => {
    const { parent, customer_id } = await customer({ price: 'price_annual' });
    const child = await buildStudent(server.deps.db, { parent_id: parent.id });
    expect((await server.callAs(parent, billing.readSubscription, {})).body).toMatchObject({
      status: null,
      offer_ends_at: expect.any(String),
      portal: false,
      sandbox: false,
    });
    await app.sendEvent(about(customer_id, 'customer.subscription.created'));
    await server.runJobs();
    for (const user of [parent, child])
      expect((await server.callAs(user, accounts.readMine, {})).body).toMatchObject({
        subscription_status: 'active',
        subscription_data: { product_name: 'Annual Program' },
      });
    expect((await server.callAs(parent, billing.readSubscription, {})).body).toEqual({
      status: 'active',
      product_name: 'Annual Program',
      price_id: 'price_annual',
      unit_amount: 99_900,
      interval: 'year',
      current_period_end: '2026-01-31T00:00:00.000Z',
      cancel_at_period_end: false,
      offer_ends_at: null,
      portal: true,
      sandbox: false,
    });
  });

  it('keeps the plan while a failed payment is tried again, and writes at each turn', async () => {
    const { parent, customer_id, paid } = await customer();
    for (const [status, mine] of [
      ['active', 'active'],
      ['past_due', 'active'],
      ['active', 'active'],
      ['past_due', 'active'],
      ['unpaid', null],
    ] as const) {
      paid.status = status;
      await app.sendEvent(about(customer_id, 'invoice.updated', { object: 'invoice' }));
      await server.runJobs();
      expect(await statusOf(parent)).toBe(mine);
    }
    expect(emailsTo(parent)).toEqual([
      'Your plan is active',
      'We could not take your payment',
      'Receipt for your plan',
      'We could not take your payment',
      'Your plan has ended',
    ]);
  });

  it('prefers the subscription that runs, then the newest', async () => {
    const { parent, customer_id } = await customer({ status: 'canceled', created: 3 });
    const more = { customer: customer_id, price: 'price_year' };
    app.stripe.data.subscriptions.push(
      buildSubscription({ ...more, id: 'sub_a', status: 'active', created: 1 }),
      buildSubscription({ ...more, id: 'sub_b', status: 'active', created: 2 }),
      buildSubscription({ ...more, id: 'sub_c', status: 'incomplete_expired', created: 4 }),
    );
    await app.sendEvent(about(customer_id, 'customer.subscription.updated'));
    await server.runJobs();
    expect(await stored(parent)).toMatchObject({ subscription_id: 'sub_b', status: 'active' });
  });

  describe('about a refund', () => {
    const refund = async (change: { invoice?: string; refunded?: boolean }) => {
      const { parent, customer_id, paid } = await customer();
      await app.sendEvent(about(customer_id, 'customer.subscription.created'));
      await server.runJobs();
      const payment_intent = `pi_${customer_id}`;
      const invoice = change.invoice ?? paid.latest_invoice;
      app.stripe.data.invoices[payment_intent] = { invoice, subscription: paid.id };
      const charge = { object: 'charge', payment_intent, refunded: change.refunded ?? true };
      await app.sendEvent(about(customer_id, 'charge.refunded', charge));
      await server.runJobs();
      return statusOf(parent);
    };

    it('ends the plan when the newest payment was given back whole', async () => {
      expect(await refund({})).toBeNull();
    });

    it('changes nothing when it was a part, or an older month', async () => {
      expect(await refund({ refunded: false })).toBe('active');
      expect(await refund({ invoice: 'in_long_ago' })).toBe('active');
    });
  });

  it('is asked for when it never came', async () => {
    const { parent, paid } = await customer();
    await server.deps.queue.send(server.deps.db, reconcileSubscriptions, {});
    await server.runJobs();
    expect(await statusOf(parent)).toBe('active');
    paid.status = 'canceled';
    await server.deps.queue.send(server.deps.db, reconcileSubscriptions, {});
    await server.runJobs();
    expect(await statusOf(parent)).toBe('active');
    server.deps.clock.advance({ hours: 25 });
    await server.deps.queue.send(server.deps.db, reconcileSubscriptions, {});
    await server.runJobs();
    expect(await statusOf(parent)).toBeNull();
  });

  it('is tried again when Stripe is away', async () => {
    const { parent, customer_id } = await customer();
    const { readSubscription } = server.deps.payments;
    let failures = 0;
    server.deps.payments.readSubscription = async (id) => {
      failures += 1;
      if (failures < 4) throw new Error('Stripe is away');
      return readSubscription(id);
    };
    await app.sendEvent(about(customer_id, 'customer.subscription.created'));
    await server.runJobs();
    server.deps.payments.readSubscription = readSubscription;
    expect(failures).toBe(4);
    expect(await statusOf(parent)).toBe('active');
  });
});
