import '@zampa/i18n/english/home';
import { lazy, Suspense } from 'react';
import { HomeScreen } from '../../features/home/HomeScreen.tsx';
import { useFacility } from '../FacilityProvider.tsx';
import { useIsAdmin } from '../use-is-admin.ts';
import { HowToJoin } from './HowToJoin.tsx';

/** A clinic that is set up goes without its code. */
const SetUp = lazy(async () => ({ default: (await import('./SetUp.tsx')).SetUp }));

export function HomePage() {
  const facility = useFacility();
  const isAdmin = useIsAdmin();
  const isExpired = facility.trial?.status === 'EXPIRED';
  const setUp = (isAdmin || isExpired) && (
    <Suspense>
      <SetUp facility={facility} />
    </Suspense>
  );
  return <HomeScreen facility={facility} howToJoin={<HowToJoin />} setUp={setUp} />;
}
