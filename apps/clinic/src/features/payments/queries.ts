import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import { PAYMENTS_STATUSES } from '@zampa/domain/payments/account';

/** Reads how far the clinic's account with the card provider is set up; the provider is asked where there is one. */
export const cardAccountQuery = (api: Api, facilityId: string) =>
  queryOptions({
    queryKey: ['card-account', facilityId],
    queryFn: async ({ signal }) => {
      const { payments } = await api.send('GET /facilities/configuration', {
        query: { facilityId },
        signal,
      });
      const { status, stripeId } = payments;
      if (stripeId === null) return status;
      const { message } = await api.send('GET /stripe/status', { query: { stripeId }, signal });
      return PAYMENTS_STATUSES.find((known) => known === message) ?? status;
    },
    // Whoever comes back from the provider's page wants to see what it says now.
    staleTime: 0,
  });
