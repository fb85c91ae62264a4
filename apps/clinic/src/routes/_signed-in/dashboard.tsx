import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useIsAdmin } from '../../facility/use-is-admin.ts';
import { HomeScreen } from '../../features/home/HomeScreen.tsx';
import { HowToJoin } from '../-parts/HowToJoin.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

export const Route = createFileRoute('/_signed-in/dashboard')({
  staticData: { title: 'settings:places.home', place: '/dashboard' },
  component: HomePage,
});

/** Lazy-loaded, because a clinic that is set up does not need it. */
const SetUp = lazyPart(
  async () => (await import('../../features/facilities/onboarding/SetUp.tsx')).SetUp,
);

/** Lazy-loaded into the space that is reserved for it beside the inbox. */
const TodayColumn = lazyPart(
  async () => (await import('../../features/appointments/today/TodayColumn.tsx')).TodayColumn,
);

function HomePage() {
  const facility = useFacility();
  const isAdmin = useIsAdmin();
  const isExpired = facility.trial?.status === 'EXPIRED';
  const setUp = (isAdmin || isExpired) && (
    <Suspense>
      <SetUp />
    </Suspense>
  );
  const today = (
    <Suspense>
      <TodayColumn />
    </Suspense>
  );
  return <HomeScreen howToJoin={<HowToJoin />} setUp={setUp} today={today} />;
}
