import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router';
import { keepInvitation } from '@zampa/client/invitations/kept-invitation';
import { HOME_PAGE } from '@zampa/domain/people/return-page';
import { readChatsSearch } from '../features/conversations/chats-search.ts';
import {
  appointmentsSearch,
  askSearch,
  chatSearch,
  guestSearch,
  newPetSearch,
  petSearch,
  signUpSearch,
  vetsSearch,
} from './search.ts';

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

/** What is for people who have not signed in; whoever has, goes on to the page they asked for on the way here. */
const guests = createRoute({
  getParentRoute: () => root,
  id: 'guests',
  validateSearch: guestSearch,
  search: { middlewares: [retainSearchParams(['from'])] },
  component: lazyRouteComponent(() => import('./Guests.tsx'), 'Guests'),
});
const login = createRoute({
  getParentRoute: () => guests,
  ...page('/login', () => import('./LoginPage.tsx'), 'LoginPage'),
});
const signUp = createRoute({
  getParentRoute: () => guests,
  validateSearch: signUpSearch,
  beforeLoad: ({ search }) => {
    if (search.invitation) keepInvitation('owner', search.invitation);
  },
  ...page('/sign-up', () => import('./SignUpPage.tsx'), 'SignUpPage'),
});
const forgotPassword = createRoute({
  getParentRoute: () => guests,
  ...page(
    '/password/reset',
    () => import('@zampa/shared-screens/account/ForgotPassword.tsx'),
    'ForgotPassword',
  ),
});
const newPassword = createRoute({
  getParentRoute: () => guests,
  ...page('/password/new/$email', () => import('./NewPasswordPage.tsx'), 'NewPasswordPage'),
});
const verifyAccount = createRoute({
  getParentRoute: () => guests,
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

const appointmentLink = createRoute({
  getParentRoute: () => root,
  ...page(
    '/appointment/$token',
    () => import('../features/appointments/LinkScreen.tsx'),
    'LinkScreen',
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
  ...page('/dashboard', () => import('./HomePage.tsx'), 'HomePage'),
});
const pets = createRoute({
  ...inPlaces,
  ...page('/workspace/pets', () => import('../features/pets/PetsScreen.tsx'), 'PetsScreen'),
});
const addPet = createRoute({
  ...inPlaces,
  validateSearch: newPetSearch,
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
  ...page('/workspace/vets', () => import('../features/clients/VetsScreen.tsx'), 'VetsScreen'),
});
const chats = createRoute({
  ...inPlaces,
  validateSearch: readChatsSearch,
  ...page(
    '/workspace/chat',
    () => import('../features/conversations/ChatsScreen.tsx'),
    'ChatsScreen',
  ),
});
const diaryEntry = createRoute({
  ...inPlaces,
  ...page(
    '/workspace/diary/$id',
    () => import('../features/conversations/DiaryEntryScreen.tsx'),
    'DiaryEntryScreen',
  ),
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
    () => import('../features/people/MyDataScreen.tsx'),
    'MyDataScreen',
  ),
});
const changePassword = createRoute({
  ...inPlaces,
  ...page(
    '/workspace/change-password',
    () => import('../features/people/ChangePasswordScreen.tsx'),
    'ChangePasswordScreen',
  ),
});

const family = createRoute({
  ...inPlaces,
  ...page(
    '/workspace/family',
    () => import('../features/families/FamilyScreen.tsx'),
    'FamilyScreen',
  ),
});
const invitation = createRoute({
  ...inPlaces,
  ...page(
    '/family/$code',
    () => import('../features/families/InvitationScreen.tsx'),
    'InvitationScreen',
  ),
});

const appointments = createRoute({
  ...inPlaces,
  validateSearch: appointmentsSearch,
  ...page(
    '/workspace/appointments',
    () => import('../features/appointments/AppointmentsScreen.tsx'),
    'AppointmentsScreen',
  ),
});
const appointment = createRoute({
  ...inPlaces,
  ...page(
    '/workspace/appointments/$id',
    () => import('../features/appointments/AppointmentScreen.tsx'),
    'AppointmentScreen',
  ),
});
const myCalendar = createRoute({
  ...inPlaces,
  ...page(
    '/workspace/my-calendar',
    () => import('../features/appointments/MyCalendarScreen.tsx'),
    'MyCalendarScreen',
  ),
});

const ask = createRoute({
  getParentRoute: () => signedIn,
  validateSearch: askSearch,
  ...page(
    '/workspace/ask',
    () => import('../features/conversations/new-request/AskScreen.tsx'),
    'AskScreen',
  ),
});
const chat = createRoute({
  getParentRoute: () => signedIn,
  validateSearch: chatSearch,
  ...page(
    '/workspace/chat/$id',
    () => import('../features/conversations/ChatScreen.tsx'),
    'ChatScreen',
  ),
});

const chooseTime = createRoute({
  getParentRoute: () => signedIn,
  ...page(
    '/workspace/chat/$id/time',
    () => import('../features/appointments/ChooseTimeScreen.tsx'),
    'ChooseTimeScreen',
  ),
});

/** Every page of the app. Each is a chunk of its own; those in `places` have the bar at the bottom. */
export const routes = root.addChildren([
  start,
  guests.addChildren([login, signUp, forgotPassword, newPassword, verifyAccount]),
  disclaimer,
  disclaimerApp,
  appointmentLink,
  signedIn.addChildren([
    places.addChildren([
      home,
      pets,
      addPet,
      pet,
      vets,
      chats,
      diaryEntry,
      settings,
      myData,
      changePassword,
      family,
      invitation,
      appointments,
      appointment,
      myCalendar,
    ]),
    ask,
    chat,
    chooseTime,
  ]),
]);
