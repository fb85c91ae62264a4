import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import { paymentKeys } from '@zampa/client/payments/keys';
import type { Movement } from '@zampa/contract/payments/read-movements';
import type { Span } from './span.ts';

const PAGE_SIZE = 200;

/** Returns the query for the totals of a facility's payments in a period. */
export const reportQuery = (api: Api, facilityId: string, { from, to }: Span) =>
  queryOptions({
    queryKey: [...paymentKeys.all, 'report', facilityId, from, to],
    queryFn: ({ signal }) => api.readPaymentReport({ query: { facilityId, from, to }, signal }),
    staleTime: 0,
  });

type MovementFilter = Pick<Span, 'from' | 'to'> & { facilityId: string; familyId?: string };

/** Reads all ledger entries of a period, page by page; oldest first. */
export async function readAllMovements(
  api: Api,
  filter: MovementFilter,
): Promise<readonly Movement[]> {
  const movements: Movement[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: Movement[]; next: string | null } = await api.readMovements({
      query: { ...filter, limit: PAGE_SIZE, ...(cursor && { cursor }) },
    });
    movements.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return movements.toReversed();
}
