import { createRoute, lazyRouteComponent, retainSearchParams } from '@tanstack/react-router';
import { keepInvitation } from '@zampa/client/invitations/kept-invitation';
import { rootRoute } from './root-route.ts';

/** What is for people who have not signed in; whoever has, goes on to the page they asked for on the way here. */
const guests = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guests',
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } =>
    typeof from === 'string' ? { from } : {},
  search: { middlewares: [retainSearchParams(['from'])] },
  component: lazyRouteComponent(() => import('../pages/Guests.tsx'), 'Guests'),
});

const login = createRoute({
  getParentRoute: () => guests,
  path: '/login',
  component: lazyRouteComponent(() => import('../pages/LoginPage.tsx'), 'LoginPage'),
});

const signUp = createRoute({
  getParentRoute: () => guests,
  path: '/sign-up',
  validateSearch: ({ invitation }: Record<string, unknown>): { invitation?: string } =>
    typeof invitation === 'string' ? { invitation } : {},
  // Before anybody is sent on because they are signed in already.
  beforeLoad: ({ search }) => {
    if (search.invitation) keepInvitation('clinic', search.invitation);
  },
  component: lazyRouteComponent(() => import('../pages/SignUpPage.tsx'), 'SignUpPage'),
});

const forgotPassword = createRoute({
  getParentRoute: () => guests,
  path: '/password/reset',
  component: lazyRouteComponent(
    () => import('../pages/ForgotPasswordPage.tsx'),
    'ForgotPasswordPage',
  ),
});

const newPassword = createRoute({
  getParentRoute: () => guests,
  path: '/password/new/$email',
  component: lazyRouteComponent(() => import('../pages/NewPasswordPage.tsx'), 'NewPasswordPage'),
});

const confirmEmail = createRoute({
  getParentRoute: () => guests,
  path: '/email-confirmation/$email',
  component: lazyRouteComponent(() => import('../pages/VerifyPage.tsx'), 'VerifyPage'),
});

const disclaimer = createRoute({
  getParentRoute: () => rootRoute,
  path: '/disclaimer',
  component: lazyRouteComponent(() => import('../pages/DisclaimerPage.tsx'), 'DisclaimerPage'),
});

const disclaimerApp = createRoute({
  getParentRoute: () => rootRoute,
  path: '/disclaimerApp',
  component: lazyRouteComponent(() => import('../pages/DisclaimerPage.tsx'), 'DisclaimerPage'),
});

export const accountRoutes = [
  guests.addChildren([login, signUp, forgotPassword, newPassword, confirmEmail]),
  disclaimer,
  disclaimerApp,
] as const;
