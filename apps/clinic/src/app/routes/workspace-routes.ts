import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readCalendarSearch } from '../../features/appointments/calendar/search.ts';
import { readClientsSearch } from '../../features/clients/lists/search.ts';
import { readRequestsSearch } from '../../features/inbox/search.ts';
import { readTeamSearch } from '../../features/team/search.ts';
import { practiceRoutes } from './practice-routes.ts';
import { workspace } from './workspace-route.ts';

const home = createRoute({
  getParentRoute: () => workspace,
  path: '/dashboard',
  staticData: { page: 'home' },
  component: lazyRouteComponent(() => import('../pages/HomePage.tsx'), 'HomePage'),
});

const start = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace',
  beforeLoad: () => {
    throw redirect({ to: '/workspace/requests', search: {} });
  },
});

const requests = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/requests',
  staticData: { page: 'requests' },
  validateSearch: readRequestsSearch,
  component: lazyRouteComponent(() => import('../pages/RequestsPage.tsx'), 'RequestsPage'),
});

const calendar = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/calendar',
  staticData: { page: 'calendar' },
  validateSearch: readCalendarSearch,
  component: lazyRouteComponent(() => import('../pages/CalendarPage.tsx'), 'CalendarPage'),
});

const clients = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/clients',
  staticData: { page: 'clients' },
  validateSearch: readClientsSearch,
  component: lazyRouteComponent(() => import('../pages/ClientsPage.tsx'), 'ClientsPage'),
});

const importing = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/import',
  staticData: { page: 'import' },
  component: lazyRouteComponent(() => import('../pages/ImportPage.tsx'), 'ImportPage'),
});

const team = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/team',
  staticData: { page: 'team' },
  validateSearch: readTeamSearch,
  component: lazyRouteComponent(() => import('../pages/TeamPage.tsx'), 'TeamPage'),
});

const settings = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/settings',
  staticData: { page: 'settings' },
  component: lazyRouteComponent(() => import('../pages/SettingsPage.tsx'), 'SettingsPage'),
});

const digitalPayments = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/digital-payments',
  staticData: { page: 'digital-payments' },
  component: lazyRouteComponent(
    () => import('../pages/DigitalPaymentsPage.tsx'),
    'DigitalPaymentsPage',
  ),
});

const myData = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/my-data',
  staticData: { page: 'my-data' },
  component: lazyRouteComponent(() => import('../pages/MyDataPage.tsx'), 'MyDataPage'),
});

const changePassword = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/change-password',
  staticData: { page: 'change-password' },
  component: lazyRouteComponent(
    () => import('../pages/ChangePasswordPage.tsx'),
    'ChangePasswordPage',
  ),
});

const newFacility = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/facilities/new',
  staticData: { page: 'new-facility' },
  component: lazyRouteComponent(() => import('../pages/NewFacilityPage.tsx'), 'NewFacilityPage'),
});

const facilityCode = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/facilities/code',
  staticData: { page: 'facility-code' },
  component: lazyRouteComponent(() => import('../pages/FacilityCodePage.tsx'), 'FacilityCodePage'),
});

export const workspaceRoutes = workspace.addChildren([
  home,
  start,
  requests,
  calendar,
  clients,
  importing,
  team,
  settings,
  digitalPayments,
  myData,
  changePassword,
  newFacility,
  facilityCode,
  ...practiceRoutes,
]);
