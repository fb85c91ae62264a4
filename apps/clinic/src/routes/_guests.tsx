import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { GuestArea } from '@zampa/shared-screens/account/GuestArea.tsx';

/** What is for people who have not signed in; whoever has, goes on to the page they asked for on the way here. */
export const Route = createFileRoute('/_guests')({
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } =>
    typeof from === 'string' ? { from } : {},
  search: { middlewares: [retainSearchParams(['from'])] },
  component: Guests,
});

function Guests() {
  return <GuestArea from={Route.useSearch().from} />;
}
