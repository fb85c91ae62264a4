import type { readDiary as call } from '@zampa/contract/inbox/read-diary';
import type { PersonContext } from '../../../http/context.ts';
import { searchConversations } from '../lists/search-conversations.ts';

export function readDiary({ viewer, tx, params, query, now }: PersonContext<typeof call>) {
  return searchConversations(tx, viewer, {
    ...query,
    now,
    facilityId: query.filterByFacilityId,
    userId: params.userId,
  });
}
