import { refreshQueries } from '../query/refetch-after-in-flight.ts';
import type { CreateReceiver } from '../realtime/receiver.ts';
import { facilityKeys } from './queries.ts';

/** Handles socket messages that change a facility's configuration: its staff, pauses and closures. */
export const createFacilityReceiver: CreateReceiver = ({ queryClient }) => ({
  messages: {
    calendar: ({ facilityId, opening }) => {
      if (opening) refreshQueries(queryClient, facilityKeys.configuration(facilityId));
    },
    staff: ({ facilityId }) => {
      void queryClient.invalidateQueries({ queryKey: facilityKeys.configuration(facilityId) });
      void queryClient.invalidateQueries({ queryKey: facilityKeys.completion(facilityId) });
    },
  },
  reconnect: () => refreshQueries(queryClient, facilityKeys.all),
});
