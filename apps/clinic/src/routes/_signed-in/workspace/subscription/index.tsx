import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionScreen } from '../../../../features/subscription/SubscriptionScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/subscription/')({
  staticData: { title: 'settings:places.subscription', place: '/workspace/settings' },
  // Added by the provider's checkout page when it redirects back.
  validateSearch: (search): { state?: 'succeeded' } =>
    search['state'] === 'succeeded' ? { state: 'succeeded' } : {},
  component: SubscriptionPage,
});

function SubscriptionPage() {
  const { state } = Route.useSearch();
  return <SubscriptionScreen hasPaid={state === 'succeeded'} />;
}
