import { refreshQueries } from '../query/refetch-after-in-flight.ts';
import type { CreateReceiver } from '../realtime/receiver.ts';
import { familyKeys } from './keys.ts';

/** Handles socket messages about changes of the members or pets of the viewer's family. */
export const createFamilyReceiver: CreateReceiver = ({ queryClient }) => ({
  messages: { family: () => void queryClient.invalidateQueries({ queryKey: familyKeys.all }) },
  reconnect: () => refreshQueries(queryClient, familyKeys.all),
});
