import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { GuestArea } from '@zampa/shared-screens/account/GuestArea.tsx';

/** Pages for signed-out users. Signed-in users are redirected to the page that they requested first. */
export const Route = createFileRoute('/_guests')({
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } =>
    typeof from === 'string' ? { from } : {},
  search: { middlewares: [retainSearchParams(['from'])] },
  component: Guests,
});

function Guests() {
  return <GuestArea from={Route.useSearch().from} />;
}
