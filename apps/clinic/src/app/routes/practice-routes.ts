import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { isStepPage } from '../../features/facilities/onboarding/steps.ts';
import { readServicesSearch } from '../../features/services/search.ts';
import { workspace } from './workspace-route.ts';

const onboarding = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/onboarding',
  staticData: { page: 'onboarding' },
  component: lazyRouteComponent(() => import('../pages/OnboardingPage.tsx'), 'OnboardingPage'),
});

const onboardingStep = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/onboarding/$step',
  staticData: { page: 'onboarding' },
  beforeLoad: ({ params }) => {
    if (!isStepPage(params.step)) throw redirect({ to: '/workspace/onboarding' });
  },
  component: lazyRouteComponent(
    () => import('../pages/OnboardingStepPage.tsx'),
    'OnboardingStepPage',
  ),
});

const trialExpired = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/trial-expired',
  staticData: { page: 'trial-expired' },
  component: lazyRouteComponent(() => import('../pages/TrialExpiredPage.tsx'), 'TrialExpiredPage'),
});

const facilityData = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/facilities/data',
  staticData: { page: 'facility-data' },
  component: lazyRouteComponent(() => import('../pages/FacilityDataPage.tsx'), 'FacilityDataPage'),
});

const services = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/services',
  staticData: { page: 'services' },
  validateSearch: readServicesSearch,
  component: lazyRouteComponent(() => import('../pages/ServicesPage.tsx'), 'ServicesPage'),
});

const hours = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/hours',
  staticData: { page: 'hours' },
  component: lazyRouteComponent(() => import('../pages/HoursPage.tsx'), 'HoursPage'),
});

const timetables = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/timetables',
  staticData: { page: 'timetables' },
  component: lazyRouteComponent(() => import('../pages/TimetablesPage.tsx'), 'TimetablesPage'),
});

const newTimetable = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/timetables/new',
  staticData: { page: 'timetables' },
  component: lazyRouteComponent(() => import('../pages/NewTimetablePage.tsx'), 'NewTimetablePage'),
});

const timetable = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/timetables/$timetableId',
  staticData: { page: 'timetables' },
  component: lazyRouteComponent(() => import('../pages/TimetablePage.tsx'), 'TimetablePage'),
});

/** How the practice is set up: onboarding, its data, services and hours. */
export const practiceRoutes = [
  onboarding,
  onboardingStep,
  trialExpired,
  facilityData,
  services,
  hours,
  timetables,
  newTimetable,
  timetable,
] as const;
