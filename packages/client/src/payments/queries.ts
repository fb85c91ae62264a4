import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { QueryOf } from '@zampa/contract/call';
import type { Payment } from '@zampa/contract/payments/objects';
import type { readPayments } from '@zampa/contract/payments/read-payments';
import type { Api } from '../api.ts';
import type { AnswerPage } from '../api/call-types.ts';
import { useApi } from '../ClientProvider.tsx';
import { paymentKeys } from './keys.ts';

const PAGE = 30;

export type PaymentFilter = Omit<QueryOf<typeof readPayments>, 'limit' | 'cursor'>;

/** Query for due and past payments, newest first; always refetched when shown. */
export const paymentsQuery = (api: Api, filter: PaymentFilter) =>
  infiniteQueryOptions({
    queryKey: [...paymentKeys.all, filter],
    queryFn: ({ pageParam, signal }) =>
      api.readPayments({
        query: { ...filter, limit: PAGE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: AnswerPage<Payment>) => page.next,
    staleTime: 0,
  });

/** Loads due and past payments, page by page, and their total. */
export function usePayments(filter: PaymentFilter) {
  const query = useInfiniteQuery(paymentsQuery(useApi(), filter));
  const payments = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return { ...query, payments, total: query.data?.pages[0]?.total ?? undefined };
}
