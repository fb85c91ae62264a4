import { createFileRoute } from '@tanstack/react-router';
import { OnboardingScreen } from '../../../../features/facilities/onboarding/OnboardingScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/onboarding/')({
  staticData: { title: 'settings:places.onboarding', place: '/dashboard', seenBy: 'admins' },
  component: OnboardingScreen,
});
