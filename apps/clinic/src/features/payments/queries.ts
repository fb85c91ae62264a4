import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import { PAYMENTS_STATUSES } from '@zampa/domain/payments/account';

/** Reads the status of the clinic's account with the card provider, and whether the provider is the sandbox. */
export const cardAccountQuery = (api: Api, facilityId: string) =>
  queryOptions({
    queryKey: ['card-account', facilityId],
    queryFn: async ({ signal }) => {
      const { payments, paymentMode: mode } = await api.readFacilityConfiguration({
        query: { facilityId },
        signal,
      });
      const { status, stripeId } = payments;
      if (stripeId === null) return { status, mode };
      const { message } = await api.readCardStatus({ query: { stripeId }, signal });
      return { status: PAYMENTS_STATUSES.find((each) => each === message) ?? status, mode };
    },
    // Always stale, so that users who return from the provider's page see the new status.
    staleTime: 0,
  });
