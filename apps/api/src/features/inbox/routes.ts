import { countRequests } from '@zampa/contract/inbox/count-requests';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { searchDiary } from '@zampa/contract/inbox/search-diary';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { readHeads } from '@zampa/contract/inbox/read-heads';
import { CONVERSATION_STATUSES, HEALTH_CATEGORIES } from '@zampa/domain/conversations/enumerations';
import type { Deps } from '../../platform/deps.ts';
import { invalid } from '../../platform/refusal.ts';
import type { Feature } from '../../platform/served.ts';
import { countRequestsOf } from './count-requests.ts';
import { findHeads } from './find-heads.ts';
import { searchConversations } from './search-conversations.ts';

/** Requests and the diary: lists of conversations and how far each has come. */
export const inbox: Feature<Deps> = (serve) => {
  serve.forPeople(readRequests, ({ viewer, tx, query, now }) =>
    searchConversations(tx, viewer, {
      ...query,
      now,
      facilityId: query.facilityId ?? query.filterByFacilityId,
      onlyConsultations: true,
      filter: {
        ...(query.category && { category: categories(query.category) }),
        ...(query.status && { payload: { status: statuses(query.status) } }),
      },
    }),
  );
  serve.forPeople(searchRequests, ({ viewer, tx, query, body, now }) =>
    searchConversations(tx, viewer, {
      ...query,
      now,
      facilityId: query.facilityId ?? query.filterByFacilityId,
      onlyConsultations: true,
      filter: body,
    }),
  );
  serve.forPeople(readDiary, ({ viewer, tx, params, query, now }) =>
    searchConversations(tx, viewer, {
      ...query,
      now,
      facilityId: query.filterByFacilityId,
      userId: params.userId,
    }),
  );
  serve.forPeople(searchDiary, ({ viewer, tx, params, query, body, now }) =>
    searchConversations(tx, viewer, {
      ...query,
      now,
      facilityId: query.filterByFacilityId,
      userId: params.userId,
      filter: body,
    }),
  );
  serve.forPeople(countRequests, ({ viewer, tx, query, now }) =>
    countRequestsOf(tx, viewer, query.facilityId, now),
  );
  serve.forPeople(readHeads, ({ viewer, tx, query }) => findHeads(tx, viewer, query));
};

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
