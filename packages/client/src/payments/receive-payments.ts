import { refreshQueries } from '../query/refetch-after-in-flight.ts';
import type { CreateReceiver } from '../realtime/receiver.ts';
import { paymentKeys, refreshPayments } from './keys.ts';

/** Handles socket messages about changes of charges and payments. */
export const createPaymentReceiver: CreateReceiver = ({ queryClient }) => ({
  messages: { payment: () => refreshPayments(queryClient) },
  reconnect: () => refreshQueries(queryClient, paymentKeys.all),
});
