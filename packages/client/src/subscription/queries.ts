import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { subscriptionKeys } from './keys.ts';

/** Reads what governs a facility's organization; never from what was answered before. */
export const subscriptionQuery = (api: Api, facilityId: string) =>
  queryOptions({
    queryKey: subscriptionKeys.of(facilityId),
    queryFn: ({ signal }) => api.send('GET /subscription', { query: { facilityId }, signal }),
    staleTime: 0,
  });

/** Reads what the subscription was invoiced, as the billing provider has it. */
export const invoicesQuery = (api: Api, facilityId: string) =>
  queryOptions({
    queryKey: subscriptionKeys.invoices(facilityId),
    queryFn: ({ signal }) =>
      api.send('GET /subscription/invoices', { query: { facilityId }, signal }),
    staleTime: 0,
  });
