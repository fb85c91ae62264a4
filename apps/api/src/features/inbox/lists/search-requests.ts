import type { searchRequests as call } from '@zampa/contract/inbox/search-requests';
import type { PersonContext } from '../../../http/context.ts';
import { searchConversations } from './search-conversations.ts';

export function searchRequests({ viewer, tx, query, body, now }: PersonContext<typeof call>) {
  return searchConversations(tx, viewer, {
    ...query,
    now,
    facilityId: query.facilityId ?? query.filterByFacilityId,
    onlyConsultations: true,
    filter: body,
  });
}
