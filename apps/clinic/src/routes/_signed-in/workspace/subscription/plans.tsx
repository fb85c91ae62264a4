import { createFileRoute } from '@tanstack/react-router';
import { PlansScreen } from '../../../../features/subscription/PlansScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/subscription/plans')({
  staticData: {
    title: 'settings:places.plans',
    place: '/workspace/settings',
    seenBy: 'admins',
  },
  component: PlansScreen,
});
