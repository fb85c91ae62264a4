import type { ListFilter } from '@zampa/client/inbox/search-body';
import { endOfDay, startOfDay } from '@zampa/domain/time/day-bounds';
import type { ChatsSearch } from './chats-search.ts';

/** Returns what the address asks for, as the server is asked. */
export function chatFilterOf(search: ChatsSearch, zone: string): ListFilter {
  const { text, status, payment, pets, clinics, from, to } = search;
  const period = {
    ...(from && { from: startOfDay(from, zone).toISOString() }),
    ...(to && { to: endOfDay(to, zone).toISOString() }),
  };
  return {
    ...(text && { text }),
    ...(status && { statuses: status }),
    ...(payment && { payments: payment }),
    ...(pets && { pets }),
    ...(clinics && { facilities: clinics }),
    ...((from || to) && { period }),
  };
}
