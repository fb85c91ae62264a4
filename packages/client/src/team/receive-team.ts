import { refreshQueries } from '../query/refetch-after-in-flight.ts';
import type { CreateReceiver } from '../realtime/receiver.ts';
import { teamKeys } from './keys.ts';

/** Handles socket messages about changes of the staff: a member who asked to join, joined, left, or got another role, hours or services. */
export const createTeamReceiver: CreateReceiver = ({ queryClient }) => ({
  messages: { staff: () => void queryClient.invalidateQueries({ queryKey: teamKeys.all }) },
  reconnect: () => refreshQueries(queryClient, teamKeys.all),
});
