import { refreshQueries } from '../query/refetch-after-in-flight.ts';
import type { CreateReceiver } from '../realtime/receiver.ts';

const ME = ['me'] as const;

/** Handles socket messages that change the signed-in user: their clinics, family, pets and roles. */
export const createMeReceiver: CreateReceiver = ({ queryClient }) => {
  const invalidate = () => void queryClient.invalidateQueries({ queryKey: ME });
  return {
    messages: { client: invalidate, family: invalidate, staff: invalidate },
    reconnect: () => refreshQueries(queryClient, ME),
  };
};
