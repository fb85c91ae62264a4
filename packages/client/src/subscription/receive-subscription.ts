import { refreshQueries } from '../query/refetch-after-in-flight.ts';
import type { CreateReceiver } from '../realtime/receiver.ts';
import { refreshPlanState, subscriptionKeys } from './keys.ts';

/** Handles socket messages about changes of a facility's plan, and of the staff, who occupy its seats. */
export const createSubscriptionReceiver: CreateReceiver = ({ queryClient }) => ({
  messages: {
    subscription: () => refreshPlanState(queryClient),
    staff: () => void queryClient.invalidateQueries({ queryKey: subscriptionKeys.all }),
  },
  reconnect: () => refreshQueries(queryClient, subscriptionKeys.all),
});
