import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { GuestArea } from '@zampa/shared-screens/account/GuestArea.tsx';
import { guestSearch } from './-search.ts';

/** What is for people who have not signed in; whoever has, goes on to the page they asked for on the way here. */
export const Route = createFileRoute('/_guests')({
  validateSearch: guestSearch,
  search: { middlewares: [retainSearchParams(['from'])] },
  component: Guests,
});

function Guests() {
  return <GuestArea from={Route.useSearch().from} />;
}
