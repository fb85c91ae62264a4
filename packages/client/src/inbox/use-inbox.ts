import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import type { InboxGroup } from '@zampa/domain/inbox/inbox-groups';
import type { InboxScope } from '@zampa/domain/inbox/inbox-scope';
import type { Language } from '@zampa/domain/people/languages';
import type { Api } from '../api.ts';
import type { AnswerPage } from '../api/call-types.ts';
import { useApi } from '../ClientProvider.tsx';
import { conversationKeys } from '../conversations/keys.ts';

/** Slightly more than one screen, because the app starts with it. */
const INBOX_PAGE = 15;

/** Filter of the inbox; without it, everything of an owner, or of staff across facilities. */
export type InboxFilter = {
  readonly facilityId?: string;
  readonly scope?: InboxScope;
  readonly group?: InboxGroup | undefined;
};

/** Query for the inbox of the signed-in user, most urgent first, paged; for staff, of one facility. */
export const inboxQuery = (
  api: Api,
  language: Language,
  { facilityId, scope = 'EVERYONE', group }: InboxFilter = {},
) =>
  infiniteQueryOptions({
    queryKey: [
      ...(group ? conversationKeys.waitingParts : conversationKeys.waiting),
      'inbox',
      language,
      facilityId ?? null,
      scope,
      group ?? null,
    ],
    queryFn: ({ pageParam, signal }) =>
      api.readInbox({
        query: {
          limit: INBOX_PAGE,
          language,
          whose: scope,
          ...(facilityId && { facilityId }),
          ...(group && { group }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: AnswerPage<InboxItem>) => page.next,
  });

/** Loads the inbox of the signed-in user and its total; `total` is undefined until loaded. */
export function useInbox(language: Language, filter: InboxFilter = {}) {
  const query = useInfiniteQuery(inboxQuery(useApi(), language, filter));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const around = query.data?.pages[0]?.around;
  return { ...query, items, total: around?.total, around };
}

/** Returns a unique key of an inbox item. */
export const inboxItemKey = ({ kind, conversationId, person, facilityId }: InboxItem): string =>
  [kind, conversationId ?? person?.id ?? facilityId].join(' ');
