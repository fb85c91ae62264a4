import { serverNow } from '@zampa/client/api/server-clock';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';

/** Returns the server's current time, updated every minute. For actions that are not possible after a deadline. */
export function useServerMinute(): Date {
  return new Date(serverNow(useMinuteClock().getTime()));
}
