import type { QueryClient } from '@tanstack/react-query';
import { clientKeys } from '../clients/keys.ts';

/** Query keys of payments. */
export const paymentKeys = { all: ['payments'] as const };

/** Invalidates every query about payments. */
export const refreshPayments = (client: QueryClient) => {
  void client.invalidateQueries({ queryKey: paymentKeys.all });
  // The balance of a client.
  void client.invalidateQueries({ queryKey: clientKeys.families });
};
