import { refreshQueries } from '../query/refetch-after-in-flight.ts';
import type { CreateReceiver } from '../realtime/receiver.ts';
import { clientKeys } from './keys.ts';

/** Handles socket messages about clients who joined, left or changed. */
export const createClientReceiver: CreateReceiver = ({ queryClient }) => ({
  messages: { client: () => void queryClient.invalidateQueries({ queryKey: clientKeys.all }) },
  reconnect: () => refreshQueries(queryClient, clientKeys.all),
});
