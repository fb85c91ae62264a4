import type { QueryClient } from '@tanstack/react-query';

/** Names what is kept of payments. */
export const paymentKeys = { all: ['payments'] as const };

/** Refreshes every list of payments. */
export const refreshPayments = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: paymentKeys.all });
