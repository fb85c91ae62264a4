import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readClientsSearch } from '../../features/clients/search.ts';
import { readRequestsSearch } from '../../features/requests/search.ts';
import { rootRoute } from './root-route.ts';

/** Everything behind the sign-in shares one frame, which decides who may see it. */
const workspace = createRoute({
  getParentRoute: () => rootRoute,
  id: 'workspace',
  component: lazyRouteComponent(() => import('../shell/Workspace.tsx'), 'Workspace'),
});

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

const clients = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/clients',
  staticData: { page: 'clients' },
  validateSearch: readClientsSearch,
  component: lazyRouteComponent(() => import('../pages/ClientsPage.tsx'), 'ClientsPage'),
});

const settings = createRoute({
  getParentRoute: () => workspace,
  path: '/workspace/settings',
  staticData: { page: 'settings' },
  component: lazyRouteComponent(() => import('../pages/SettingsPage.tsx'), 'SettingsPage'),
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
  validateSearch: ({ opened }: Record<string, unknown>): { opened?: true } =>
    opened === true ? { opened } : {},
  component: lazyRouteComponent(() => import('../pages/FacilityCodePage.tsx'), 'FacilityCodePage'),
});

export const workspaceRoutes = workspace.addChildren([
  home,
  start,
  requests,
  clients,
  settings,
  myData,
  changePassword,
  newFacility,
  facilityCode,
]);
