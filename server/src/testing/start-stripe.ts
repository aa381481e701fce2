import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type StripeBooks, startedSubscription, stripeResponse } from './stripe-books.ts';

export interface FakeStripe {
  url: string;
  /** What Stripe has on its side; tests write in it. */
  books: StripeBooks;
  /** Every call it got: method, path and form fields. */
  heard: { method: string; path: string; fields: URLSearchParams; headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

export { startedSubscription };

/** A local server that responds like Stripe. */
export const startStripe = async (): Promise<FakeStripe> => {
  const books: StripeBooks = {
    prices: [],
    subscriptions: [],
    sessions: [],
    coupons: new Set(),
    invoices: {},
  };
  const heard: FakeStripe['heard'] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    const method = request.method ?? 'GET';
    const fields = method === 'GET' ? url.searchParams : new URLSearchParams(body);
    const call = { method, path: url.pathname.replace('/v1', ''), fields };
    heard.push({ ...call, headers: request.headers });
    const result = stripeResponse(books, call);
    response
      .writeHead(result.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(result.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A TCP server's address is never a string.
  return {
    url: `http://127.0.0.1:${port}`,
    books,
    heard,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
