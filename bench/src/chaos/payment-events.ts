import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase, billing } from '@inkling/contract';
import { buildSubscription, type FakeStripe, startFakeStripe } from '@inkling/server/testing';
import { startTwoServers, type TwoServers } from '../server-failures/two-servers.ts';
import { nothingYet, type Outcome } from './outcome.ts';

const secret = 'whsec_of_the_bench';
const copies = 6;
const latestMs = 400;
const patienceMs = 60_000;

/** What happens to a subscription, in the order it truly happens. */
const life = [
  { type: 'customer.subscription.created', becomes: { status: 'incomplete' } },
  { type: 'checkout.session.completed', becomes: { status: 'active' } },
  { type: 'invoice.payment_failed', becomes: { status: 'past_due' } },
  { type: 'customer.subscription.updated', becomes: { cancel_at_period_end: true } },
  { type: 'invoice.paid', becomes: { status: 'active', cancel_at_period_end: false } },
];

const signed = (payload: string, key: string): string => {
  const t = Math.floor(Date.now() / 1000);
  return `t=${t},v1=${createHmac('sha256', key).update(`${t}.${payload}`).digest('hex')}`;
};

const deliver = async (url: string, payload: string, key = secret): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signed(payload, key) };
  const response = await fetch(url + apiBase + billing.receiveEvent.path, {
    method: 'POST',
    headers,
    body: payload,
  });
  await response.arrayBuffer();
  return response.status;
};

/** Each event several times to both servers, in any order, while the subscription goes on changing. */
const runRound = async (
  { twins, database }: TwoServers,
  { stripe, outcome }: { stripe: FakeStripe; outcome: Outcome },
): Promise<void> => {
  const name = randomUUID().replaceAll('-', '');
  const customer = `cus_${name}`;
  const { rows } = await database.pool.query(
    `insert into subscriptions (parent_id, customer_id, status)
      select id, $1, 'none' from users where email = 'parent@demo.inkling.test'
      on conflict (parent_id) do update set customer_id = $1, subscription_id = null, status = 'none',
        last_request_number = 0, stored_request_number = 0
      returning id`,
    [customer],
  );
  const subscription = buildSubscription({ customer });
  stripe.data.subscriptions.push(subscription);
  const events = life.map(({ type }, place) =>
    JSON.stringify({
      id: `evt_${name}_${place}`,
      object: 'event',
      type,
      created: 1,
      data: { object: { object: 'subscription', customer } },
    }),
  );
  const statuses: number[] = [];
  const copiesOf = (event: string) =>
    Array.from({ length: copies }, async (_, copy) => {
      await sleep(Math.random() * latestMs);
      statuses.push(await deliver(twins[copy % 2 === 0 ? 0 : 1].server.url, event));
    });
  const told: Promise<void>[] = [];
  for (const [place, { becomes }] of life.entries()) {
    Object.assign(subscription, becomes);
    // Told only after it happened, but perhaps long after the next.
    told.push(...copiesOf(events[place] ?? ''));
    await sleep(Math.random() * 60);
  }
  await Promise.all(told);
  const forged = await deliver(twins[1].server.url, events[0] ?? '', 'whsec_of_somebody_else');
  if (forged < 400) outcome.problems.push(`a forged event was answered ${forged}`);
  if (statuses.some((status) => status >= 400))
    outcome.problems.push(`events were answered ${[...new Set(statuses)]}`);
  const isSettled = async () =>
    (
      await database.pool.query(
        `select 1 from subscriptions where id = $1 and status = 'active' and not cancel_at_period_end`,
        [rows[0].id],
      )
    ).rows.length === 1;
  const begun = performance.now();
  while (!(await isSettled()) && performance.now() - begun < patienceMs) await sleep(50);
  if (!(await isSettled())) outcome.problems.push('a subscription did not end as the provider has it');
  const kept = await database.pool.query('select 1 from payment_events where id like $1', [`evt_${name}%`]);
  if (kept.rows.length !== events.length)
    outcome.problems.push(`${kept.rows.length} events kept of ${events.length}`);
  outcome.rounds += 1;
};

/** Signed events of the payment provider come several times, in any order, to two servers at once. */
export const repeatPaymentEvents = async (rounds: number): Promise<Outcome> => {
  const outcome = nothingYet();
  const stripe = await startFakeStripe();
  stripe.data.prices.push({
    id: 'price_month',
    unit_amount: 4900,
    interval: 'month',
    product: { name: 'Unlimited AI', description: null, active: true },
  });
  const servers = await startTwoServers({
    STRIPE_SECRET_KEY: 'sk_test_of_the_bench',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_URL: stripe.url,
  });
  try {
    for (let round = 0; round < rounds; round += 1) await runRound(servers, { stripe, outcome });
    outcome.notes.push(`${life.length * copies} deliveries a round`);
  } finally {
    await servers.close();
    await stripe.close();
  }
  return outcome;
};
