import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useChangeRequest } from '@zampa/client/conversations/use-conversation';
import type { Conversation } from '@zampa/contract/requests/conversation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { lazy, Suspense } from 'react';
import { staffQuery } from '@zampa/client/facilities/staff-query';

const RequestMenus = lazy(async () => ({
  default: (await import('./RequestMenus.tsx')).RequestMenus,
}));

/** What a clinic decides about a request that goes on; the menus come after what is to be read. */
export function RequestDecisions({ conversation }: { conversation: Conversation }) {
  const change = useChangeRequest(conversation);
  const { data: staff = [] } = useQuery(staffQuery(useApi(), conversation.facility.id));
  return (
    <>
      <Suspense>
        <RequestMenus conversation={conversation} staff={staff} onChange={change.mutate} />
      </Suspense>
      <CallProblem error={change.error} />
    </>
  );
}
