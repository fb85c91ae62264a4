import { serverNow } from '@zampa/client/api/server-clock';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';

/** Returns the present by the server's clock, renewed every minute: for what can no longer be done from a time on. */
export function useServerMinute(): Date {
  return new Date(serverNow(useMinuteClock().getTime()));
}
