import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import { paymentKeys } from '@zampa/client/payments/keys';
import type { Movement } from '@zampa/contract/payments/read-movements';
import type { Span } from './span.ts';

const PAGE = 200;

/** Reads what a clinic received in a span of days, in sums. */
export const reportQuery = (api: Api, facilityId: string, { from, to }: Span) =>
  queryOptions({
    queryKey: [...paymentKeys.all, 'report', facilityId, from, to],
    queryFn: ({ signal }) =>
      api.send('GET /payments/report', { query: { facilityId, from, to }, signal }),
    staleTime: 0,
  });

type Wanted = Pick<Span, 'from' | 'to'> & { facilityId: string; familyId?: string };

/** Reads every line of a span of days, oldest first. */
export async function allMovements(api: Api, wanted: Wanted): Promise<readonly Movement[]> {
  const movements: Movement[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: Movement[]; next: string | null } = await api.page(
      'GET /payments/movements',
      { query: { ...wanted, limit: PAGE, ...(cursor && { cursor }) } },
    );
    movements.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return movements.toReversed();
}
