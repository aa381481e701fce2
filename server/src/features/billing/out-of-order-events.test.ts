import { accounts } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paymentEvents, subscriptions } from '../../db/schema/index.ts';
import { buildUser } from '../../testing/build-user.ts';
import { buildSubscription } from '../../testing/start-fake-stripe.ts';
import { useStripeApp } from '../../testing/use-stripe-app.ts';

/** 1,200 events are delivered. */
const allOrdersMs = 180_000;

const permutations = <T>(items: T[]): T[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

type StripeSubscription = ReturnType<typeof buildSubscription>;
interface Step {
  type: string;
  becomes: Partial<StripeSubscription>;
}

/** What happens to a subscription, in the order it truly happens. */
const lives: Record<string, { steps: Step[]; end: object; mine: string | null }> = {
  'that ends': {
    steps: [
      { type: 'customer.subscription.created', becomes: {} },
      { type: 'customer.subscription.updated', becomes: { price: 'price_year' } },
      { type: 'invoice.payment_failed', becomes: { status: 'past_due' } },
      { type: 'customer.subscription.updated', becomes: { cancel_at_period_end: true } },
      { type: 'customer.subscription.deleted', becomes: { status: 'canceled' } },
    ],
    end: { status: 'canceled', price_id: 'price_year' },
    mine: null,
  },
  'that goes on': {
    steps: [
      { type: 'customer.subscription.created', becomes: { status: 'incomplete' } },
      { type: 'checkout.session.completed', becomes: { status: 'active' } },
      { type: 'customer.subscription.updated', becomes: { cancel_at_period_end: true } },
      { type: 'invoice.payment_failed', becomes: { status: 'past_due', cancel_at_period_end: false } },
      { type: 'invoice.paid', becomes: { status: 'active', current_period_end: 1_900_000_000 } },
    ],
    end: {
      status: 'active',
      cancel_at_period_end: false,
      current_period_end: new Date(1_900_000_000_000),
      product_name: 'Unlimited AI',
    },
    mine: 'active',
  },
};

describe('events of one subscription', () => {
  const app = useStripeApp();
  const { server } = app;
  let count = 0;
  const nextEvent = () => {
    count += 1;
    return `evt_${count}`;
  };
  /** A parent whom Stripe knows; without an address, so that no emails are written. */
  const customer = async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent', email: null });
    const customer_id = `cus_${parent.tracking_code}`;
    await server.deps.db.insert(subscriptions).values({ parent_id: parent.id, customer_id, status: 'none' });
    const paid = buildSubscription({ customer: customer_id });
    app.stripe.data.subscriptions.push(paid);
    return { parent, customer_id, paid };
  };
  const stored = async (parentId: number) =>
    (await server.deps.db.select().from(subscriptions).where(eq(subscriptions.parent_id, parentId)))[0];

  it.each(Object.keys(lives))(
    'end in the one right state for a life %s, in all 120 orders and each of them twice',
    async (name) => {
      const { steps, end, mine } = lives[name] ?? { steps: [], end: {}, mine: null };
      const families = await Promise.all(
        permutations([0, 1, 2, 3, 4]).map(async (order) => ({
          ...(await customer()),
          order,
          ids: steps.map(nextEvent),
          happened: -1,
        })),
      );
      expect(families).toHaveLength(120);
      const deliver = async (family: (typeof families)[number], step: number) => {
        // What an event reports has happened by the time it arrives, and so has everything before it.
        while (family.happened < step) {
          family.happened += 1;
          Object.assign(family.paid, steps[family.happened]?.becomes);
        }
        const { type = '' } = steps[step] ?? {};
        const object = { object: 'subscription', customer: family.customer_id, status: 'of that moment' };
        expect(await app.sendEvent({ id: family.ids[step] ?? '', type, object })).toBe(204);
      };
      for (let turn = 0; turn < steps.length; turn += 1) {
        await Promise.all(families.flatMap((one) => [1, 2].map(() => deliver(one, one.order[turn] ?? 0))));
        await server.runJobs();
      }
      for (const { parent } of families) expect(await stored(parent.id)).toMatchObject(end);
      for (const { parent } of families.slice(0, 10)) {
        const { body } = await server.callAs(parent, accounts.readMine, {});
        expect(body.subscription_status).toBe(mine);
      }
      const events = await server.deps.db.select({ id: paymentEvents.id }).from(paymentEvents);
      const ids = new Set(events.map(({ id }) => id));
      expect(families.flatMap((one) => one.ids).filter((id) => ids.has(id))).toHaveLength(600);
    },
    allOrdersMs,
  );
});
