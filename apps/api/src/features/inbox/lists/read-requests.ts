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
      ...(query.category && { category: categories(query.category) }),
      ...(query.status && { payload: { status: statuses(query.status) } }),
    },
  });
}

const statuses = (list: string) => wordsIn('status', list, CONVERSATION_STATUSES);
const categories = (list: string) => wordsIn('category', list, HEALTH_CATEGORIES);

/** Returns the words of a query, separated by commas or as a JSON list. Refusal: VALIDATION for one that is unknown. */
function wordsIn<Word extends string>(field: string, list: string, known: readonly Word[]): Word[] {
  return list
    .replaceAll(/[[\]"]/g, '')
    .split(',')
    .map((typed) => {
      const word = known.find((each) => each === typed.trim().toUpperCase());
      if (!word) throw invalid(field, 'invalid_value');
      return word;
    });
}
