import { screenPath } from '@inkling/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { billing } from '../../api/typed-calls.ts';

/** Ours has three prices; the rest of a page of five is room for an operator's own. */
const plansPerPage = 5;

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) =>
    (await call(billing.listPlans, { query: { per_page: plansPerPage } }, { signal })).items,
  staleTime: 5 * 60_000,
});

/** Begins to pay and leaves for the checkout page; a failure is logged and told, and the button works again. */
export const useCheckout = () =>
  useMutation({
    mutationFn: async (price_id: string) => {
      const { origin } = window.location;
      const { url } = await call(billing.openCheckout, {
        body: {
          price_id,
          success_url: origin + screenPath('payment-success'),
          cancel_url: origin + screenPath('payment-canceled'),
        },
      });
      window.location.assign(url);
    },
    // biome-ignore lint/suspicious/noConsole: the specification asks for it
    onError: (error) => console.error('The checkout could not be opened.', error),
  });

export const usePortal = () =>
  useMutation({
    mutationFn: async () => window.location.assign((await call(billing.openPortal)).url),
  });
