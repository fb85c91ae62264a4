import {
  countRequests,
  readDiary,
  readDiaryConversation,
  readRequest,
  readRequests,
  searchDiary,
  searchRequests,
} from '@zampa/contract/requests/search-requests';
import { endConversation, updateEvent } from '@zampa/contract/requests/write-requests';
import { CONVERSATION_STATUSES } from '@zampa/domain/conversations/enumerations';
import type { Deps } from '../../platform/deps.ts';
import { invalid } from '../../platform/refusal.ts';
import type { Feature } from '../../platform/served.ts';
import type { AppointmentParts } from '../../records/appointment-parts.ts';
import { changeRequest } from './change-request.ts';
import { countNewRequests } from './count-new-requests.ts';
import { endService } from './end-service.ts';
import { readThread } from './read-thread.ts';
import { searchConversations } from './search-conversations.ts';

/** Requests and the diary: lists of conversations, one of them, and what moves it on. */
export const requests =
  (appointments: AppointmentParts): Feature<Deps> =>
  (serve, deps) => {
    serve.forPeople(readRequests, ({ viewer, tx, query }) =>
      searchConversations(tx, viewer, {
        ...query,
        facilityId: query.facilityId ?? query.filterByFacilityId,
        onlyConsultations: true,
        filter: query.status ? { payload: { status: statuses(query.status) } } : undefined,
      }),
    );
    serve.forPeople(searchRequests, ({ viewer, tx, query, body }) =>
      searchConversations(tx, viewer, {
        ...query,
        facilityId: query.facilityId ?? query.filterByFacilityId,
        onlyConsultations: true,
        filter: body,
      }),
    );
    serve.forPeople(readDiary, ({ viewer, tx, params, query }) =>
      searchConversations(tx, viewer, {
        ...query,
        facilityId: query.filterByFacilityId,
        userId: params.userId,
      }),
    );
    serve.forPeople(searchDiary, ({ viewer, tx, params, query, body }) =>
      searchConversations(tx, viewer, {
        ...query,
        facilityId: query.filterByFacilityId,
        userId: params.userId,
        filter: body,
      }),
    );
    serve.forPeople(countRequests, ({ tx, viewer, query }) =>
      countNewRequests(tx, viewer, query.facilityId),
    );
    serve.forPeople(readRequest, ({ viewer, tx, params, query }) =>
      readThread(tx, viewer, params.id, query),
    );
    serve.forPeople(readDiaryConversation, ({ viewer, tx, params, query }) =>
      readThread(tx, viewer, params.id, query, params.userId),
    );
    serve.forPeople(
      updateEvent,
      async (served) =>
        (await appointments.change(deps, served)) ?? (await changeRequest(deps, served)),
    );
    serve.forPeople(endConversation, (served) => endService(deps, served));
  };

/** Statuses of a query, separated by commas. */
function statuses(list: string) {
  return list.split(',').map((typed) => {
    const status = CONVERSATION_STATUSES.find((known) => known === typed.trim().toUpperCase());
    if (!status) throw invalid('status', 'invalid_value');
    return status;
  });
}
