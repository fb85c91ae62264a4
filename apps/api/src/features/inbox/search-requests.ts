import type { searchRequests as call } from '@zampa/contract/inbox/search-requests';
import type { ForPerson } from '../../platform/served.ts';
import { searchConversations } from './search-conversations.ts';

export function searchRequests({ viewer, tx, query, body, now }: ForPerson<typeof call>) {
  return searchConversations(tx, viewer, {
    ...query,
    now,
    facilityId: query.facilityId ?? query.filterByFacilityId,
    onlyConsultations: true,
    filter: body,
  });
}
