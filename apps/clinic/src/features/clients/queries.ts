import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import { clientKeys } from '@zampa/client/clients/keys';
import { conversationKeys } from '@zampa/client/conversations/keys';
import { expandConversations } from '@zampa/client/conversations/lists/expand-summaries';
import { HEALTH_CATEGORIES } from '@zampa/domain/conversations/enumerations';
import type { ClientsSearch } from './lists/search.ts';

const PAGE_SIZE = 50;
const HISTORY_SIZE = 10;
/** Clients found for a message; those that cannot be reached in the app are left out afterwards. */
const FOUND_CLIENTS = 20;
const INVITATIONS_MAX = 200;

export type ListFilter = Pick<ClientsSearch, 'tab' | 'search' | 'sort' | 'due'>;

/** Returns the query parameters of a list; sorted by name by default. */
export const toClientsQuery = ({ tab, search, sort = 'name', due }: ListFilter) => ({
  ...(tab && { tab }),
  ...(search?.trim() && { search: search.trim() }),
  ...(due && { due }),
  sort,
});

export const clientQueries = {
  /** A list of clients, paginated and searched on the server. */
  list: (api: Api, facilityId: string, filter: ListFilter) =>
    infiniteQueryOptions({
      queryKey: [...clientKeys.lists, facilityId, toClientsQuery(filter)],
      queryFn: ({ pageParam, signal }) =>
        api.readClients({
          params: { id: facilityId },
          query: {
            ...toClientsQuery(filter),
            limit: PAGE_SIZE,
            ...(pageParam && { cursor: pageParam }),
          },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    }),
  counts: (api: Api, facilityId: string) =>
    queryOptions({
      queryKey: [...clientKeys.all, 'counts', facilityId],
      queryFn: ({ signal }) => api.countClients({ params: { id: facilityId }, signal }),
    }),
  /** Clients found by part of a name, a phone number or a pet's name. */
  reachable: (api: Api, facilityId: string, search: string) =>
    queryOptions({
      queryKey: [...clientKeys.all, 'to-write', facilityId, search],
      queryFn: async ({ signal }) => {
        const query = {
          ...toClientsQuery({ search }),
          tab: 'active',
          limit: FOUND_CLIENTS,
        } as const;
        return (await api.readClients({ params: { id: facilityId }, query, signal })).items;
      },
    }),
  /** The open invitation of a client, or null. */
  invitation: (api: Api, facilityId: string, userId: string) =>
    queryOptions({
      queryKey: [...clientKeys.all, 'invitation', facilityId, userId],
      queryFn: async ({ signal }) => {
        const query = { facilityId, kind: 'CLIENT', userId, limit: 1 } as const;
        const { items } = await api.readInvitations({ query, signal });
        return items[0] ?? null;
      },
    }),
  /** The latest invitations. */
  latestInvitations: (api: Api, facilityId: string) =>
    queryOptions({
      queryKey: [...clientKeys.all, 'latest-invitations', facilityId],
      queryFn: async ({ signal }) => {
        const query = { facilityId, kind: 'CLIENT', limit: INVITATIONS_MAX } as const;
        return (await api.readInvitations({ query, signal })).items;
      },
      staleTime: 0,
    }),
  /** The latest requests of a family. */
  history: (api: Api, facilityId: string, familyId: string) =>
    queryOptions({
      queryKey: [...conversationKeys.others, 'of-family', facilityId, familyId],
      queryFn: async ({ signal }) => {
        const page = await api.searchRequests({
          query: { view: 'summary', facilityId, limit: HISTORY_SIZE },
          // Without categories, only consultations are returned.
          body: { category: [...HEALTH_CATEGORIES], payload: { families: [familyId] } },
          signal,
        });
        return expandConversations(page).items;
      },
    }),
};
