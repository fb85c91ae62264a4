// Made by `npm run generate` from the files that are named here.
import type accountTexts from './locales/en/account.json';
import type appointmentsTexts from './locales/en/appointments.json';
import type clientsTexts from './locales/en/clients.json';
import type commonTexts from './locales/en/common.json';
import type conversationsTexts from './locales/en/conversations.json';
import type deviceTexts from './locales/en/device.json';
import type diaryTexts from './locales/en/diary.json';
import type facilitiesTexts from './locales/en/facilities.json';
import type familiesTexts from './locales/en/families.json';
import type filesTexts from './locales/en/files.json';
import type homeTexts from './locales/en/home.json';
import type importTexts from './locales/en/import.json';
import type inboxTexts from './locales/en/inbox.json';
import type invitationsTexts from './locales/en/invitations.json';
import type notificationsTexts from './locales/en/notifications.json';
import type paymentsTexts from './locales/en/payments.json';
import type peopleTexts from './locales/en/people.json';
import type petsTexts from './locales/en/pets.json';
import type privacyTexts from './locales/en/privacy.json';
import type problemsTexts from './locales/en/problems.json';
import type searchTexts from './locales/en/search.json';
import type servicesTexts from './locales/en/services.json';
import type settingsTexts from './locales/en/settings.json';
import type subscriptionTexts from './locales/en/subscription.json';
import type teamTexts from './locales/en/team.json';
import type timetablesTexts from './locales/en/timetables.json';
import type videoTexts from './locales/en/video.json';

/** The English texts of each namespace; their shape is what `t` accepts. */
export interface Texts {
  account: typeof accountTexts;
  appointments: typeof appointmentsTexts;
  clients: typeof clientsTexts;
  common: typeof commonTexts;
  conversations: typeof conversationsTexts;
  device: typeof deviceTexts;
  diary: typeof diaryTexts;
  facilities: typeof facilitiesTexts;
  families: typeof familiesTexts;
  files: typeof filesTexts;
  home: typeof homeTexts;
  import: typeof importTexts;
  inbox: typeof inboxTexts;
  invitations: typeof invitationsTexts;
  notifications: typeof notificationsTexts;
  payments: typeof paymentsTexts;
  people: typeof peopleTexts;
  pets: typeof petsTexts;
  privacy: typeof privacyTexts;
  problems: typeof problemsTexts;
  search: typeof searchTexts;
  services: typeof servicesTexts;
  settings: typeof settingsTexts;
  subscription: typeof subscriptionTexts;
  team: typeof teamTexts;
  timetables: typeof timetablesTexts;
  video: typeof videoTexts;
}
