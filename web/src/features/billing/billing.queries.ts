import { screenPath } from '@inkling/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { mySubscription } from '../../api/subscription.ts';
import { billing } from '../../api/typed-calls.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { t } from './texts.ts';

/** Ours has three prices; the rest of a page of five is room for an operator's own. */
const plansPerPage = 5;

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) =>
    (await call(billing.listPlans, { query: { per_page: plansPerPage } }, { signal })).items,
  staleTime: 5 * 60_000,
});

/** Begins to pay and leaves for the checkout page; a failure is logged and told, and the button works again. */
export const useCheckout = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wish: { price_id: string; with_offer: boolean }) => {
      const { origin } = window.location;
      const { url } = await call(billing.openCheckout, {
        body: {
          ...wish,
          success_url: origin + screenPath('payment-success'),
          cancel_url: origin + screenPath('payment-canceled'),
        },
      });
      window.location.assign(url);
    },
    onError: (error) => {
      // biome-ignore lint/suspicious/noConsole: the specification asks for it
      console.error(t.theCheckoutCouldNotBe, error);
      // The offer may have ended while the page was open.
      void refetchQueries(queryClient, mySubscription.queryKey);
    },
  });
};

export const usePortal = () =>
  useMutation({
    /** With a price it opens where changing to that is asked about. */
    mutationFn: async (price_id?: string) =>
      window.location.assign((await call(billing.openPortal, { query: { price_id } })).url),
  });
