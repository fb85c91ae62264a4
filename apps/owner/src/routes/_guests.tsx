import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { GuestArea } from '@zampa/shared-screens/account/GuestArea.tsx';
import { guestSearch } from './-search.ts';

/** Layout of the signed-out screens. Redirects signed-in users to the page they requested. */
export const Route = createFileRoute('/_guests')({
  validateSearch: guestSearch,
  search: { middlewares: [retainSearchParams(['from'])] },
  component: Guests,
});

function Guests() {
  return <GuestArea from={Route.useSearch().from} />;
}
