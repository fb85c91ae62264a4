import type { ListFilter } from '@zampa/client/inbox/search-body';
import { endOfDay, startOfDay } from '@zampa/domain/time/day-bounds';
import type { ChatsSearch } from './chats-search.ts';

/** Converts the list's search parameters into the API's filter. Days become instants in the time zone `zone`. */
export function toChatFilter(search: ChatsSearch, zone: string): ListFilter {
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
