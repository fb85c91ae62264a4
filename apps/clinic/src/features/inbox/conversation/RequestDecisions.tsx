import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useChangeRequest } from '@zampa/client/inbox/change-request';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { Suspense } from 'react';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const RequestMenus = lazyPart(async () => (await import('./RequestMenus.tsx')).RequestMenus);

/** Menus to assign an open request and to set its priority, lazy-loaded after the content. */
export function RequestDecisions({ conversation }: { conversation: Conversation }) {
  const change = useChangeRequest(conversation);
  const { data: staff = [] } = useQuery(staffQuery(useApi(), conversation.facility.id));
  return (
    <>
      <Suspense fallback={<MenusPlaceholder />}>
        <RequestMenus conversation={conversation} staff={staff} onChange={change.mutate} />
      </Suspense>
      <CallProblem error={change.error} />
    </>
  );
}

/** Placeholder of the menus, to avoid a layout shift when they load. */
function MenusPlaceholder() {
  return (
    <>
      <ActionIcon disabled variant="transparent" aria-hidden="true" />
      <ActionIcon disabled variant="transparent" aria-hidden="true" />
    </>
  );
}
