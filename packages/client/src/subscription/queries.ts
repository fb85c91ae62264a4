import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { subscriptionKeys } from './keys.ts';

/** Query for the subscription of a facility's organization; always refetched when shown. */
export const subscriptionQuery = (api: Api, facilityId: string) =>
  queryOptions({
    queryKey: subscriptionKeys.of(facilityId),
    queryFn: ({ signal }) => api.readSubscription({ query: { facilityId }, signal }),
    staleTime: 0,
  });

/** Query for the subscription's invoices, from the billing provider. */
export const invoicesQuery = (api: Api, facilityId: string) =>
  queryOptions({
    queryKey: subscriptionKeys.invoices(facilityId),
    queryFn: ({ signal }) => api.readInvoices({ query: { facilityId }, signal }),
    staleTime: 0,
  });
