import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { HOME_PAGE } from '@zampa/domain/people/return-page';
import { askSearch, loginSearch, petSearch, vetsSearch } from './search.ts';

const root = createRootRoute({
  notFoundComponent: lazyRouteComponent(() => import('./NotFoundScreen.tsx'), 'NotFoundScreen'),
});

const page = <const Path extends string, Module extends Record<string, unknown>>(
  path: Path,
  load: () => Promise<Module>,
  name: keyof Module & string,
) => ({ path, component: lazyRouteComponent(load, name) });

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: HOME_PAGE, replace: true });
  },
});

const login = createRoute({
  getParentRoute: () => root,
  validateSearch: loginSearch,
  ...page('/login', () => import('./LoginPage.tsx'), 'LoginPage'),
});
const signUp = createRoute({
  getParentRoute: () => root,
  ...page('/sign-up', () => import('@zampa/shared-screens/account/SignUp.tsx'), 'SignUp'),
});
const forgotPassword = createRoute({
  getParentRoute: () => root,
  ...page(
    '/password/reset',
    () => import('@zampa/shared-screens/account/ForgotPassword.tsx'),
    'ForgotPassword',
  ),
});
const newPassword = createRoute({
  getParentRoute: () => root,
  ...page('/password/new/$email', () => import('./NewPasswordPage.tsx'), 'NewPasswordPage'),
});
const verifyAccount = createRoute({
  getParentRoute: () => root,
  ...page(
    '/email-confirmation/$email',
    () => import('./VerifyAccountPage.tsx'),
    'VerifyAccountPage',
  ),
});
const disclaimer = createRoute({
  getParentRoute: () => root,
  ...page(
    '/disclaimer',
    () => import('@zampa/shared-screens/account/Disclaimer.tsx'),
    'Disclaimer',
  ),
});
const disclaimerApp = createRoute({
  getParentRoute: () => root,
  ...page(
    '/disclaimerApp',
    () => import('@zampa/shared-screens/account/Disclaimer.tsx'),
    'Disclaimer',
  ),
});

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: lazyRouteComponent(() => import('./SignedIn.tsx'), 'SignedIn'),
});
const places = createRoute({
  getParentRoute: () => signedIn,
  id: 'places',
  component: lazyRouteComponent(() => import('./Places.tsx'), 'Places'),
});
const inPlaces = { getParentRoute: () => places };

const home = createRoute({
  ...inPlaces,
  ...page('/dashboard', () => import('../features/home/HomeScreen.tsx'), 'HomeScreen'),
});
const pets = createRoute({
  ...inPlaces,
  ...page('/workspace/pets', () => import('../features/pets/PetsScreen.tsx'), 'PetsScreen'),
});
const addPet = createRoute({
  ...inPlaces,
  ...page('/workspace/pets/new', () => import('../features/pets/NewPetScreen.tsx'), 'NewPetScreen'),
});
const pet = createRoute({
  ...inPlaces,
  validateSearch: petSearch,
  ...page('/workspace/pets/$id', () => import('../features/pets/PetScreen.tsx'), 'PetScreen'),
});
const vets = createRoute({
  ...inPlaces,
  validateSearch: vetsSearch,
  ...page('/workspace/vets', () => import('../features/vets/VetsScreen.tsx'), 'VetsScreen'),
});
const chats = createRoute({
  ...inPlaces,
  ...page('/workspace/chat', () => import('../features/chat/ChatsScreen.tsx'), 'ChatsScreen'),
});
const settings = createRoute({
  ...inPlaces,
  ...page(
    '/workspace/settings',
    () => import('../features/settings/SettingsScreen.tsx'),
    'SettingsScreen',
  ),
});
const myData = createRoute({
  ...inPlaces,
  ...page(
    '/workspace/my-data',
    () => import('../features/my-data/MyDataScreen.tsx'),
    'MyDataScreen',
  ),
});
const changePassword = createRoute({
  ...inPlaces,
  ...page(
    '/workspace/change-password',
    () => import('../features/my-data/ChangePasswordScreen.tsx'),
    'ChangePasswordScreen',
  ),
});

const ask = createRoute({
  getParentRoute: () => signedIn,
  validateSearch: askSearch,
  ...page('/workspace/ask', () => import('../features/ask/AskScreen.tsx'), 'AskScreen'),
});
const chat = createRoute({
  getParentRoute: () => signedIn,
  ...page('/workspace/chat/$id', () => import('../features/chat/ChatScreen.tsx'), 'ChatScreen'),
});

/** Every page of the app. Each is a chunk of its own; those in `places` have the bar at the bottom. */
export const routes = root.addChildren([
  start,
  login,
  signUp,
  forgotPassword,
  newPassword,
  verifyAccount,
  disclaimer,
  disclaimerApp,
  signedIn.addChildren([
    places.addChildren([home, pets, addPet, pet, vets, chats, settings, myData, changePassword]),
    ask,
    chat,
  ]),
]);
