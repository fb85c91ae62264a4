import type { readRequests as call } from '@zampa/contract/inbox/read-requests';
import { CONVERSATION_STATUSES, HEALTH_CATEGORIES } from '@zampa/domain/conversations/enumerations';
import type { PersonContext } from '../../../http/context.ts';
import { invalid } from '../../../errors/refusal.ts';
import { searchConversations } from './search-conversations.ts';

export function readRequests({ viewer, tx, query, now }: PersonContext<typeof call>) {
  return searchConversations(tx, viewer, {
    ...query,
    now,
    facilityId: query.facilityId ?? query.filterByFacilityId,
    onlyConsultations: true,
    filter: {
      ...(query.category && { category: parseCategories(query.category) }),
      ...(query.status && { payload: { status: parseStatuses(query.status) } }),
    },
  });
}

const parseStatuses = (list: string) => parseWords('status', list, CONVERSATION_STATUSES);
const parseCategories = (list: string) => parseWords('category', list, HEALTH_CATEGORIES);

/** Parses a comma-separated or JSON list of allowed words. Throws VALIDATION for an unknown word. */
function parseWords<Word extends string>(
  field: string,
  list: string,
  allowed: readonly Word[],
): Word[] {
  return list
    .replaceAll(/[[\]"]/g, '')
    .split(',')
    .map((typed) => {
      const word = allowed.find((each) => each === typed.trim().toUpperCase());
      if (!word) throw invalid(field, 'invalid_value');
      return word;
    });
}
