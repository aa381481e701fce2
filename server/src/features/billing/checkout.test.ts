import { accounts, billing, sandbox } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { subscriptions, type UserRow } from '../../db/schema/index.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { buildSubscription } from '../../testing/start-fake-stripe.ts';
import { useStripeApp } from '../../testing/use-stripe-app.ts';

const home = 'https://inkling.example';
const wish = (change: object = {}) => ({
  price_id: 'price_month',
  success_url: `${home}/payment/success`,
  cancel_url: `${home}/payment/canceled`,
  ...change,
});

describe('paying through Stripe', () => {
  const app = useStripeApp();
  const { server } = app;
  const parent = () => buildUser(server.deps.db, { role: 'parent' });
  const checkOut = (user: UserRow, change: object = {}) =>
    server.callAs(user, billing.openCheckout, { body: wish(change) });
  /** The calls Stripe gets while something is done. */
  const listen = async (work: () => Promise<unknown>) => {
    const from = app.stripe.requests.length;
    await work();
    return app.stripe.requests.slice(from);
  };
  const customerOf = (user: UserRow) => `cus_${user.tracking_code}`;

  it('shows everybody the prices that can be bought, in the provider’s order', async () => {
    const product = { name: 'Old', description: null, active: true };
    app.stripe.data.prices.push(
      { id: 'price_week', unit_amount: 1, interval: 'week', product },
      { id: 'price_gone', unit_amount: 1, interval: 'year', product: { ...product, active: false } },
    );
    const { body, headers } = await server.call(billing.listPlans, { query: { per_page: 5 } });
    expect(body.map(({ id }) => id)).toEqual(['price_month', 'price_year', 'price_annual']);
    expect(headers['x-total']).toBe('3');
    expect(body[0]).toEqual({
      id: 'price_month',
      product: { name: 'Unlimited AI', description: 'All of it' },
      currency: 'aud',
      unit_amount: 4900,
      unit_amount_decimal: '4900',
      recurring: { interval: 'month', interval_count: 1 },
      type: 'recurring',
      active: true,
      metadata: {},
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    });
  });

  it('asks Stripe for the prices once a minute, however often they are looked at', async () => {
    server.deps.clock.advance({ minutes: 2 });
    const look = () => server.call(billing.listPlans, {});
    expect(await listen(() => Promise.all([look(), look(), look()]))).toHaveLength(1);
    server.deps.clock.advance({ minutes: 2 });
    expect(await listen(look)).toHaveLength(1);
  });

  it('opens a checkout that leads back to us, with the first month for $9.90', async () => {
    const mum = await parent();
    let url = '';
    const calls = await listen(async () => {
      url = (await checkOut(mum)).body.url;
    });
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.test\/cs_/);
    const made = calls.find(({ path }) => path === '/customers');
    expect(made?.headers['idempotency-key']).toBe(`customer-${mum.tracking_code}`);
    expect(made?.fields.get('email')).toBe(mum.email);
    const coupon = calls.find(({ path }) => path === '/coupons');
    expect(Object.fromEntries(coupon?.fields ?? [])).toMatchObject({
      amount_off: '3910',
      currency: 'aud',
      duration: 'once',
    });
    const session = calls.find(({ method, path }) => method === 'POST' && path === '/checkout/sessions');
    expect(Object.fromEntries(session?.fields ?? [])).toEqual({
      mode: 'subscription',
      customer: customerOf(mum),
      'line_items[0][price]': 'price_month',
      'line_items[0][quantity]': '1',
      'discounts[0][coupon]': coupon?.fields.get('id'),
      expires_at: String(Math.floor(server.deps.clock.now().getTime() / 1000) + 23 * 60 * 60),
      success_url: `${home}/payment/success`,
      cancel_url: `${home}/payment/canceled`,
    });
  });

  it('has no offer on yearly prices nor for a family that has had a plan', async () => {
    const [mum, dad] = [await parent(), await parent()];
    await server.deps.db.insert(subscriptions).values({
      parent_id: dad.id,
      customer_id: customerOf(dad),
      subscription_id: 'sub_old',
      status: 'canceled',
    });
    const calls = await listen(async () => {
      for (const price_id of ['price_year', 'price_annual'])
        expect((await checkOut(mum, { price_id })).status).toBe(200);
      expect((await checkOut(dad)).status).toBe(200);
    });
    expect(calls.filter(({ path }) => path === '/coupons')).toEqual([]);
    const offers = await Promise.all(
      [mum, dad].map((one) => server.callAs(one, billing.readSubscription, {})),
    );
    expect(offers.map(({ body }) => body.offer_ends_at !== null)).toEqual([true, false]);
  });

  it('has an offer for a day from the first time a family sees it, and never again', async () => {
    const mum = await parent();
    const offerOf = async () => (await server.callAs(mum, billing.readSubscription, {})).body.offer_ends_at;
    const seenAt = server.deps.clock.now().getTime();
    const end = new Date(seenAt + 24 * 60 * 60 * 1000).toISOString();
    expect(await offerOf()).toBe(end);
    server.deps.clock.advance({ hours: 23 });
    expect(await offerOf()).toBe(end);
    const inTime = await listen(() => checkOut(mum, { with_offer: true }));
    expect(inTime.filter(({ path }) => path === '/coupons')).toHaveLength(1);
    server.deps.clock.advance({ hours: 1 });
    expect(await offerOf()).toBeNull();
    const tooLate = await listen(async () => {
      const refused = await checkOut(mum, { with_offer: true });
      expect(refused).toMatchObject({
        status: 409,
        error: { error_message: expect.stringMatching(/offer/) },
      });
      expect((await checkOut(mum)).status).toBe(200);
    });
    expect(tooLate.filter(({ path }) => path === '/coupons')).toEqual([]);
    server.deps.clock.advance({ days: 40 });
    expect(await offerOf()).toBeNull();
  });

  it('keeps a checkout at the offer’s price open until the offer ends, and half an hour at least', async () => {
    const mum = await parent();
    await server.callAs(mum, billing.readSubscription, {});
    const opensFor = async () => {
      const calls = await listen(() => checkOut(mum));
      const session = calls.find(({ method, path }) => method === 'POST' && path === '/checkout/sessions');
      return (Number(session?.fields.get('expires_at')) * 1000 - server.deps.clock.now().getTime()) / 60_000;
    };
    server.deps.clock.advance({ hours: 20 });
    expect(await opensFor()).toBeCloseTo(240, 1);
    server.deps.clock.advance({ minutes: 230 });
    expect(await opensFor()).toBeCloseTo(31, 1);
  });

  it('leaves one checkout open: two tabs never become two subscriptions', async () => {
    const mum = await parent();
    for (let n = 0; n < 3; n += 1) await checkOut(mum);
    const theirs = app.stripe.data.sessions.filter(({ customer }) => customer === customerOf(mum));
    expect(theirs.map(({ status }) => status)).toEqual(['expired', 'expired', 'open']);
  });

  it.each([
    ['success_url', 'https://evil.example/payment/success'],
    ['success_url', 'https://inkling.example.evil.example/'],
    ['success_url', 'https://inkling.example@evil.example/'],
    ['success_url', 'http://inkling.example/payment/success'],
    ['success_url', 'http://localhost:3000/payment/success'],
    ['cancel_url', 'javascript:alert(1)'],
    ['cancel_url', '//evil.example'],
    ['cancel_url', '/payment/canceled'],
    ['price_id', 'price_of_somebody'],
    ['price_id', ''],
  ])('with %s %j is refused at that field', async (field, value) => {
    const response = await checkOut(await parent(), { [field]: value });
    expect(response.status).toBe(422);
    expect(Object.keys(response.error.fields ?? {})).toEqual([field]);
  });

  it('needs a proved address, and a parent', async () => {
    const unproved = await buildUser(server.deps.db, { role: 'parent', email_verified_at: null });
    expect(await checkOut(unproved)).toMatchObject({ status: 403, error: { code: 40003 } });
    for (const role of ['student', 'teacher'] as const)
      expect((await checkOut(await buildUser(server.deps.db, { role }))).status).toBe(403);
  });

  it('is refused to a family that already pays, also while Stripe’s word is still on the way', async () => {
    const mum = await parent();
    await checkOut(mum);
    app.stripe.data.subscriptions.push(buildSubscription({ customer: customerOf(mum) }));
    expect((await checkOut(mum)).status).toBe(409);
    await server.runJobs();
    expect((await server.callAs(mum, accounts.readMine, {})).body.subscription_status).toBe('active');
    const calls = await listen(async () => expect((await checkOut(mum)).status).toBe(409));
    expect(calls).toEqual([]);
  });

  it('tells the person when Stripe is away, and works again afterwards', async () => {
    const mum = await parent();
    const { createCheckout } = server.deps.payments;
    server.deps.payments.createCheckout = () => Promise.reject(new Error('sk_secret is wrong'));
    const failed = await checkOut(mum);
    server.deps.payments.createCheckout = createCheckout;
    expect(failed.status).toBe(500);
    expect(JSON.stringify(failed.error)).not.toContain('sk_');
    expect((await checkOut(mum)).status).toBe(200);
  });

  it('opens the portal for those who have or had a plan, and says so to others', async () => {
    const mum = await parent();
    expect((await server.callAs(mum, billing.openPortal, {})).status).toBe(409);
    await checkOut(mum);
    expect((await server.callAs(mum, billing.openPortal, {})).status).toBe(409);
    app.stripe.data.subscriptions.push(buildSubscription({ customer: customerOf(mum) }));
    await checkOut(mum);
    await server.runJobs();
    const calls = await listen(async () =>
      expect((await server.callAs(mum, billing.openPortal, {})).body.url).toBe(
        'https://billing.stripe.test/1',
      ),
    );
    expect(calls[0]?.fields.get('return_url')).toBe(`${home}/parent/billing`);
  });

  it('opens the portal at the change to another price, which Stripe asks about', async () => {
    const mum = await parent();
    await checkOut(mum);
    app.stripe.data.subscriptions.push(buildSubscription({ customer: customerOf(mum) }));
    await checkOut(mum);
    await server.runJobs();
    const [other] = (await server.call(billing.listPlans, {})).body.filter(
      ({ recurring }) => recurring.interval === 'year',
    );
    const calls = await listen(() =>
      server.callAs(mum, billing.openPortal, { query: { price_id: other?.id } }),
    );
    const fields = calls.at(-1)?.fields;
    expect(fields?.get('flow_data[type]')).toBe('subscription_update_confirm');
    expect(fields?.get('flow_data[subscription_update_confirm][items][0][price]')).toBe(other?.id);
  });

  it('has no sandbox beside it', async () => {
    const mum = await parent();
    await checkOut(mum);
    const params = { id: 'cs_sandbox_1' };
    const body = { action: 'pay' as const };
    expect((await server.callAs(mum, sandbox.readCheckout, { params })).status).toBe(404);
    expect((await server.callAs(mum, sandbox.finishCheckout, { params, body })).status).toBe(404);
    expect((await server.callAs(mum, sandbox.readPortal, {})).status).toBe(404);
    const change = { body: { action: 'cancel' as const } };
    expect((await server.callAs(mum, sandbox.changeInPortal, change)).status).toBe(404);
  });

  it('stops with the account: Stripe forgets the customer and charges no more', async () => {
    const mum = await parent();
    await buildStudent(server.deps.db, { parent_id: mum.id });
    await checkOut(mum);
    const paid = buildSubscription({ customer: customerOf(mum) });
    app.stripe.data.subscriptions.push(paid);
    await checkOut(mum);
    await server.runJobs();
    expect((await server.callAs(mum, accounts.deleteMine, {})).status).toBe(204);
    expect(paid.status).toBe('active');
    await server.runJobs();
    expect(paid.status).toBe('canceled');
    const goodbye = server.deps.mail.sent.findLast(({ to }) => to === mum.email);
    expect(goodbye?.plain).toContain('nothing more will be charged');
  });
});
