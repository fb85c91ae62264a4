import type { searchDiary as call } from '@zampa/contract/inbox/search-diary';
import type { PersonContext } from '../../../http/context.ts';
import { searchConversations } from '../lists/search-conversations.ts';

export function searchDiary({ viewer, tx, params, query, body, now }: PersonContext<typeof call>) {
  return searchConversations(tx, viewer, {
    ...query,
    now,
    facilityId: query.filterByFacilityId,
    userId: params.userId,
    filter: body,
  });
}
