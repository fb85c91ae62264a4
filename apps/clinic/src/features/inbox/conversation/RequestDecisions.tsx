import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useChangeRequest } from '@zampa/client/inbox/change-request';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { lazy, Suspense } from 'react';
import { staffQuery } from '@zampa/client/facilities/staff-query';

const RequestMenus = lazy(async () => ({
  default: (await import('./RequestMenus.tsx')).RequestMenus,
}));

/** Shows what a clinic decides about a request that goes on; the menus come after what is to be read. */
export function RequestDecisions({ conversation }: { conversation: Conversation }) {
  const change = useChangeRequest(conversation);
  const { data: staff = [] } = useQuery(staffQuery(useApi(), conversation.facility.id));
  return (
    <>
      <Suspense fallback={<MenusRoom />}>
        <RequestMenus conversation={conversation} staff={staff} onChange={change.mutate} />
      </Suspense>
      <CallProblem error={change.error} />
    </>
  );
}

/** The room of the menus until they are there, so that what stands beside and below them stays where it is. */
function MenusRoom() {
  return (
    <>
      <ActionIcon disabled variant="transparent" aria-hidden="true" />
      <ActionIcon disabled variant="transparent" aria-hidden="true" />
    </>
  );
}
