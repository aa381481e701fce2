import { accounts, billing, children, type PortalAction, sandbox } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { UserRow } from '../../../db/schema/index.ts';
import { buildStudent, buildUser, testPassword } from '../../../testing/build-user.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { renewSandboxSubscriptions } from './renew-sandbox-subscriptions.job.ts';

const home = 'http://localhost:3000';

describe('the payment sandbox', () => {
  const server = useTestApp();
  const parent = () => buildUser(server.deps.db, { role: 'parent' });
  const startCheckout = async (user: UserRow, price_id = 'price_sandbox_month') => {
    const body = { price_id, success_url: `${home}/payment/success`, cancel_url: `${home}/payment/canceled` };
    const { body: place } = await server.callAs(user, billing.openCheckout, { body });
    return place.url.match(/\/sandbox\/checkout\/(\w+)$/)?.[1] ?? '';
  };
  const end = (user: UserRow, id: string, action: 'pay' | 'decline' | 'cancel') =>
    server.callAs(user, sandbox.finishCheckout, { params: { id }, body: { action } });
  const change = (user: UserRow, action: PortalAction, price_id?: string) =>
    server.callAs(user, sandbox.changeInPortal, { body: { action, ...(price_id && { price_id }) } });
  const subscriptionOf = async (user: UserRow) => {
    await server.runJobs();
    return (await server.callAs(user, billing.readSubscription, {})).body;
  };
  const statusOf = async (user: UserRow) => (await subscriptionOf(user)).status;
  /** Time goes by, and the sandbox does what a provider does by itself. */
  const pass = async (days: number) => {
    server.deps.clock.advance({ days });
    await server.deps.queue.send(server.deps.db, renewSandboxSubscriptions, {});
  };
  const subscriber = async () => {
    const user = await parent();
    await end(user, await startCheckout(user), 'pay');
    expect(await statusOf(user)).toBe('active');
    return user;
  };

  it('takes a payment: the family is active once its event has been followed', async () => {
    const mum = await parent();
    const id = await startCheckout(mum);
    const { body } = await server.callAs(mum, sandbox.readCheckout, { params: { id } });
    expect(body).toMatchObject({ status: 'open', amount_today: 990, plan: { unit_amount: 4900 } });
    const paid = await end(mum, id, 'pay');
    expect(paid.body.url).toBe(`${home}/payment/success`);
    expect((await server.callAs(mum, accounts.readMine, {})).body.subscription_status).toBeNull();
    expect(await subscriptionOf(mum)).toMatchObject({
      status: 'active',
      product_name: 'Unlimited AI',
      unit_amount: 4900,
      interval: 'month',
      sandbox: true,
      portal: true,
      offer_ends_at: null,
    });
  });

  it('can be declined and tried again, or canceled', async () => {
    const mum = await parent();
    const id = await startCheckout(mum);
    expect((await end(mum, id, 'decline')).body.url).toBe(`${home}/payment/failed`);
    expect((await end(mum, id, 'cancel')).body.url).toBe(`${home}/payment/canceled`);
    expect((await end(mum, id, 'pay')).status).toBe(409);
    expect(await statusOf(mum)).toBeNull();
    const again = await startCheckout(mum);
    await end(mum, again, 'decline');
    expect((await end(mum, again, 'pay')).status).toBe(200);
    expect(await statusOf(mum)).toBe('active');
  });

  it('takes the price of the offer only until that ends', async () => {
    const mum = await parent();
    const id = await startCheckout(mum);
    server.deps.clock.advance({ days: 1 });
    const { body } = await server.callAs(mum, sandbox.readCheckout, { params: { id } });
    expect(body.status).toBe('canceled');
    expect((await end(mum, id, 'pay')).status).toBe(409);
    expect(await statusOf(mum)).toBeNull();
    const again = await startCheckout(mum);
    const fresh = await server.callAs(mum, sandbox.readCheckout, { params: { id: again } });
    expect(fresh.body).toMatchObject({ status: 'open', amount_today: 4900 });
  });

  it('sells one subscription, however often and in however many tabs it is paid for', async () => {
    const mum = await parent();
    const [first, second] = [await startCheckout(mum), await startCheckout(mum)];
    const responses = await Promise.all([first, ...Array(9).fill(second)].map((id) => end(mum, id, 'pay')));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await end(mum, first, 'pay')).status).toBe(409);
    expect(await statusOf(mum)).toBe('active');
  });

  it('keeps a family’s checkout and portal to itself', async () => {
    const [mum, stranger] = [await parent(), await subscriber()];
    const id = await startCheckout(mum);
    expect((await server.callAs(stranger, sandbox.readCheckout, { params: { id } })).status).toBe(404);
    expect((await end(stranger, id, 'pay')).status).toBe(404);
    expect((await server.callAs(mum, sandbox.readPortal, {})).body.subscription).toBeNull();
    expect((await change(mum, 'cancel')).status).toBe(409);
  });

  it('renews by the month, at the full price', async () => {
    const mum = await subscriber();
    const before = await subscriptionOf(mum);
    await pass(70);
    const after = await subscriptionOf(mum);
    expect(after.status).toBe('active');
    expect(new Date(after.current_period_end ?? 0).getTime()).toBeGreaterThan(
      server.deps.clock.now().getTime(),
    );
    expect(after.current_period_end).not.toBe(before.current_period_end);
    const { body } = await server.callAs(mum, sandbox.readPortal, {});
    expect(body.subscription?.last_paid_cents).toBe(4900);
  });

  it('cancels at the end of what was paid for, and may be kept until then', async () => {
    const mum = await subscriber();
    await change(mum, 'cancel');
    expect(await subscriptionOf(mum)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    await change(mum, 'resume');
    expect(await subscriptionOf(mum)).toMatchObject({ cancel_at_period_end: false });
    await change(mum, 'cancel');
    await pass(27);
    expect(await statusOf(mum)).toBe('active');
    await pass(5);
    expect(await statusOf(mum)).toBeNull();
    expect((await subscriptionOf(mum)).offer_ends_at).toBeNull();
    const ended = server.deps.mail.sent.findLast(({ to }) => to === mum.email);
    expect(ended?.subject).toBe('Your plan has ended');
  });

  it('changes to another price at once', async () => {
    const mum = await subscriber();
    expect((await change(mum, 'change', 'price_of_somebody')).error.fields).toHaveProperty('price_id');
    await change(mum, 'change', 'price_sandbox_annual');
    expect(await subscriptionOf(mum)).toMatchObject({ product_name: 'Annual Program', interval: 'year' });
  });

  it('says what a change of plan costs and when it renews, and does just that', async () => {
    const mum = await subscriber();
    const { body } = await server.callAs(mum, sandbox.readPortal, {});
    const announced = body.changes.find(({ price_id }) => price_id === 'price_sandbox_annual');
    const after = await change(mum, 'change', 'price_sandbox_annual');
    expect(after.body.subscription).toMatchObject({
      last_paid_cents: announced?.amount_today,
      current_period_end: announced?.renews_at,
    });
  });

  it('writes about every change: plan, cancel, resume, receipt and late payment', async () => {
    const mum = await subscriber();
    const newest = async () => {
      await server.runJobs();
      return server.deps.mail.sent.findLast(({ to }) => to === mum.email);
    };
    await change(mum, 'cancel');
    expect(await newest()).toMatchObject({
      subject: 'Your plan is cancelled',
      plain: expect.stringMatching(/Unlimited AI stays active until \d+ \w+ \d{4}.*A\$49\.00 per month/s),
    });
    await change(mum, 'resume');
    expect(await newest()).toMatchObject({
      subject: 'Your plan goes on',
      plain: expect.stringContaining('A$49.00 per month'),
    });
    await change(mum, 'fail_now');
    expect(await newest()).toMatchObject({
      subject: 'We could not take your payment',
      plain: expect.stringMatching(/Unlimited AI, A\$49\.00 per month, was due on \d+ \w+ \d{4}/),
    });
    expect(await statusOf(mum)).toBe('past_due');
    await change(mum, 'pay_now');
    expect(await newest()).toMatchObject({
      subject: 'Receipt for your plan',
      plain: expect.stringContaining('A$49.00 per month'),
    });
    await pass(40);
    await change(mum, 'renew_now');
    expect((await newest())?.subject).toBe('Receipt for your plan');
    await change(mum, 'change', 'price_sandbox_annual');
    expect(await newest()).toMatchObject({
      subject: 'Your plan has changed',
      plain: expect.stringMatching(/Annual Program, A\$999\.00 per year. It renews on \d+ \w+ \d{4}/),
    });
    await change(mum, 'refund');
    expect(await newest()).toMatchObject({
      subject: 'Your plan has ended',
      plain: expect.stringMatching(/Annual Program, A\$999\.00 per year, ended on \d+ \w+ \d{4}/),
    });
  });

  it('writes days and prices as a parent reads them who chose Chinese', async () => {
    const mum = await subscriber();
    await server.callAs(mum, accounts.updateSettings, { body: { language: 'zh' } });
    const newest = async () => {
      await server.runJobs();
      return server.deps.mail.sent.findLast(({ to }) => to === mum.email)?.plain;
    };
    await change(mum, 'cancel');
    expect(await newest()).toMatch(/Unlimited AI 可用至 \d{4}年\d+月\d+日，不会再收费（每月 AU\$49\.00/);
    await change(mum, 'resume');
    expect(await newest()).toMatch(/续订日：\d{4}年\d+月\d+日，每月 AU\$49\.00/);
    await change(mum, 'fail_now');
    expect(await newest()).toMatch(/Unlimited AI 于 \d{4}年\d+月\d+日 应付的款项（每月 AU\$49\.00）被拒绝/);
    await change(mum, 'pay_now');
    expect(await newest()).toMatch(/Unlimited AI 的付款，每月 AU\$49\.00。有效期至 \d{4}年\d+月\d+日/);
    await change(mum, 'change', 'price_sandbox_annual');
    expect(await newest()).toMatch(/Annual Program，每年 AU\$999\.00。续订日：\d{4}年\d+月\d+日/);
    await change(mum, 'refund');
    expect(await newest()).toMatch(/Annual Program（每年 AU\$999\.00）已于 \d{4}年\d+月\d+日 结束/);
  });

  it('opens the portal at the change to the annual program', async () => {
    const mum = await subscriber();
    const open = (price_id: string) => server.callAs(mum, billing.openPortal, { query: { price_id } });
    expect((await open('price_sandbox_annual')).body.url).toBe(
      `${home}/sandbox/portal?change_to=price_sandbox_annual`,
    );
    expect((await open('price_sandbox_month')).body.url).toBe(`${home}/sandbox/portal`);
    expect((await open('price_of_somebody')).error.fields).toHaveProperty('price_id');
  });

  it('waits seven days for a payment that failed', async () => {
    const [mum, dad] = [await subscriber(), await subscriber()];
    for (const user of [mum, dad]) await change(user, 'fail_next');
    await pass(32);
    for (const user of [mum, dad]) expect(await statusOf(user)).toBe('past_due');
    await change(mum, 'pay_now');
    expect(await statusOf(mum)).toBe('active');
    expect((await change(mum, 'pay_now')).status).toBe(409);
    await pass(8);
    expect(await statusOf(mum)).toBe('active');
    expect(await statusOf(dad)).toBeNull();
  });

  it('gives the money back within fourteen days, and the plan ends', async () => {
    const [mum, dad] = [await subscriber(), await subscriber()];
    await pass(13);
    await change(mum, 'refund');
    expect(await statusOf(mum)).toBeNull();
    await pass(2);
    expect((await change(dad, 'refund')).status).toBe(409);
    expect(await statusOf(dad)).toBe('active');
  });

  it('keeps the children of a family that goes back to Free, and lets it add no more', async () => {
    const mum = await subscriber();
    for (let n = 0; n < 4; n += 1) await buildStudent(server.deps.db, { parent_id: mum.id });
    const add = (screen_name: string) =>
      server.callAs(mum, children.addChild, {
        body: { full_name: 'Mia', screen_name, grade_level: 5, password: testPassword, consent: true },
      });
    expect((await add('fifth_child')).status).toBe(200);
    expect((await add('sixth_child')).error).toMatchObject({
      code: 40004,
      error_message: expect.stringContaining('the most a family can have'),
    });
    await change(mum, 'cancel');
    await pass(32);
    expect(await statusOf(mum)).toBeNull();
    expect((await server.callAs(mum, children.listChildren, { query: { page: 0 } })).body).toHaveLength(5);
    expect((await add('sixth_child')).error).toMatchObject({ code: 40004 });
    const ended = server.deps.mail.sent.findLast(({ to }) => to === mum.email);
    expect(ended?.plain).toContain('All your children stay');
  });

  it('believes no event from outside', async () => {
    const mum = await subscriber();
    const event = { id: 'evt_1', type: 'customer.subscription.deleted', data: { object: {} } };
    const response = await server.app.inject({
      method: 'POST',
      url: '/app_api/v1/stripe/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
      payload: event,
    });
    expect(response.statusCode).toBe(400);
    expect(await statusOf(mum)).toBe('active');
  });

  it('lets a deleted account’s plan end', async () => {
    const mum = await subscriber();
    expect((await server.callAs(mum, accounts.deleteMine, {})).status).toBe(204);
    await server.runJobs();
    const { rows } = await server.deps.pool.query(
      'select status from sandbox_subscriptions where customer_id = $1',
      [`cus_sandbox_${mum.tracking_code}`],
    );
    expect(rows).toEqual([{ status: 'canceled' }]);
  });
});
