import type { PortalAction } from '@inkling/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { sandbox } from '../../../api/typed-calls.ts';

export const checkoutQuery = (id: string) =>
  queryOptions({
    queryKey: ['sandbox', 'checkout', id],
    queryFn: ({ signal }) => call(sandbox.readCheckout, { params: { id } }, { signal }),
  });

/** Ends the checkout one way or the other and goes where a real provider would send the person. */
export const useEndCheckout = (id: string) =>
  useMutation({
    mutationFn: async (action: 'pay' | 'decline' | 'cancel') => {
      const { url } = await call(sandbox.finishCheckout, { params: { id }, body: { action } });
      window.location.assign(url);
    },
  });

export const portalQuery = queryOptions({
  queryKey: ['sandbox', 'portal'],
  queryFn: ({ signal }) => call(sandbox.readPortal, {}, { signal }),
});

export const useChangeInPortal = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { action: PortalAction; price_id?: string }) => call(sandbox.changeInPortal, { body }),
    onSuccess: (portal) => queryClient.setQueryData(portalQuery.queryKey, portal),
  });
};
