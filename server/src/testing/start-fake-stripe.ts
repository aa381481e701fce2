import { createServer, type IncomingMessage } from 'node:http';
import { buildSubscription, type FakeStripeData, stripeResponse } from './fake-stripe.ts';
import { portOf } from './port-of.ts';

export interface FakeStripe {
  url: string;
  /** What it has stored; tests change it. */
  data: FakeStripeData;
  /** Every call it got: method, path and form fields. */
  requests: { method: string; path: string; fields: URLSearchParams; headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

export { buildSubscription };

/** A local server that responds like Stripe. */
export const startFakeStripe = async (): Promise<FakeStripe> => {
  const data: FakeStripeData = {
    prices: [],
    subscriptions: [],
    sessions: [],
    coupons: new Set(),
    invoices: {},
  };
  const requests: FakeStripe['requests'] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    const method = request.method ?? 'GET';
    const fields = method === 'GET' ? url.searchParams : new URLSearchParams(body);
    const call = { method, path: url.pathname.replace('/v1', ''), fields };
    requests.push({ ...call, headers: request.headers });
    const result = stripeResponse(data, call);
    response
      .writeHead(result.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(result.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return {
    url: `http://127.0.0.1:${port}`,
    data,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
