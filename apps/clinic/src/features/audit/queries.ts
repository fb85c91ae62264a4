import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import type { AnswerPage } from '@zampa/client/api/call-types';
import type { AuditEntry } from '@zampa/contract/audit/objects';
import type { AuditSearch } from './search.ts';

const PAGE = 50;

/** Returns the filter of the calls for the search parameters. */
export const toAuditFilter = (
  facilityId: string,
  { kind, person, pet, from, to }: AuditSearch,
) => ({
  facilityId,
  ...(kind && { kind }),
  ...(person && { userId: person }),
  ...(pet && { PetId: pet }),
  ...(from && { from }),
  ...(to && { to }),
});

/** Query for the audit log of a clinic, newest first; always refetched when shown. */
export const auditQuery = (api: Api, facilityId: string, search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['audit', facilityId, search],
    queryFn: ({ pageParam, signal }) =>
      api.readAudit({
        query: {
          ...toAuditFilter(facilityId, search),
          limit: PAGE,
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: AnswerPage<AuditEntry>) => page.next,
    staleTime: 0,
  });
