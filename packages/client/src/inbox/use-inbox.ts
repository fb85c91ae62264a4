import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import type { InboxGroup } from '@zampa/domain/inbox/inbox-groups';
import type { InboxScope } from '@zampa/domain/inbox/inbox-scope';
import type { Language } from '@zampa/domain/people/languages';
import type { Api } from '../api.ts';
import type { AnswerPage } from '../api/call-types.ts';
import { useApi } from '../ClientProvider.tsx';
import { conversationKeys } from '../conversations/keys.ts';

/** More than a screen shows of it: an app begins with it. */
const INBOX_PAGE = 15;

/** Which part of what waits; of an owner, and of staff without a facility, all there is. */
export type InboxFilter = {
  readonly facilityId?: string;
  readonly whose?: InboxScope;
  readonly group?: InboxGroup | undefined;
};

/** Reads what waits for the signed-in person, the most pressing first, in pages; of staff at one facility. */
export const inboxQuery = (
  api: Api,
  language: Language,
  { facilityId, whose = 'EVERYONE', group }: InboxFilter = {},
) =>
  infiniteQueryOptions({
    queryKey: [
      ...(group ? conversationKeys.waitingParts : conversationKeys.waiting),
      'inbox',
      language,
      facilityId ?? null,
      whose,
      group ?? null,
    ],
    queryFn: ({ pageParam, signal }) =>
      api.page('GET /inbox', {
        query: {
          limit: INBOX_PAGE,
          language,
          whose,
          ...(facilityId && { facilityId }),
          ...(group && { group }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: AnswerPage<InboxItem>) => page.next,
  });

/** Returns what waits for the signed-in person, and how much there is; `undefined` until it is known. */
export function useInbox(language: Language, filter: InboxFilter = {}) {
  const query = useInfiniteQuery(inboxQuery(useApi(), language, filter));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const around = query.data?.pages[0]?.around;
  return { ...query, items, total: around?.total, around };
}

/** Returns what tells items of an inbox apart. */
export const inboxItemKey = ({ kind, conversationId, person, facilityId }: InboxItem): string =>
  [kind, conversationId ?? person?.id ?? facilityId].join(' ');
