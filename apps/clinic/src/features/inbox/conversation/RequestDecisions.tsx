import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useChangeRequest } from '@zampa/client/inbox/change-request';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { Suspense } from 'react';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import type { HeaderAction } from './header-action.ts';

const RequestMenus = lazyPart(async () => (await import('./RequestMenus.tsx')).RequestMenus);

export interface RequestDecisionsProps {
  conversation: Conversation;
  actions: readonly HeaderAction[];
}

/** Actions of an open request: its appointment, its assignee and its priority. Lazy-loaded after the content. */
export function RequestDecisions({ conversation, actions }: RequestDecisionsProps) {
  const change = useChangeRequest(conversation);
  const { data: staff = [] } = useQuery(staffQuery(useApi(), conversation.facility.id));
  return (
    <>
      {/* The placeholder avoids a layout shift when the menus load. */}
      <Suspense fallback={<Skeleton width="12rem" height="2rem" aria-hidden="true" />}>
        <RequestMenus
          conversation={conversation}
          staff={staff}
          actions={actions}
          onChange={change.mutate}
        />
      </Suspense>
      <CallProblem error={change.error} />
    </>
  );
}
