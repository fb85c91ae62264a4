import type { readDiary as call } from '@zampa/contract/inbox/read-diary';
import type { ForPerson } from '../../platform/served.ts';
import { searchConversations } from './search-conversations.ts';

export function readDiary({ viewer, tx, params, query, now }: ForPerson<typeof call>) {
  return searchConversations(tx, viewer, {
    ...query,
    now,
    facilityId: query.filterByFacilityId,
    userId: params.userId,
  });
}
