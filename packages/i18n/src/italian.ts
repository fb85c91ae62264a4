import type { Texts } from './namespaces.ts';
import type { TextTree } from './translator.ts';

/** Plural forms differ between the languages, so the shapes are compared by the status check and not by type. */
type ItalianTexts = { default: TextTree };

/** Where the Italian texts of a namespace are; each is a file of its own that only Italian readers load. */
export const italian: { readonly [N in keyof Texts]: () => Promise<ItalianTexts> } = {
  common: () => import('./locales/it/common.json'),
  account: () => import('./locales/it/account.json'),
  'my-data': () => import('./locales/it/my-data.json'),
  home: () => import('./locales/it/home.json'),
  pets: () => import('./locales/it/pets.json'),
  vets: () => import('./locales/it/vets.json'),
  facilities: () => import('./locales/it/facilities.json'),
  clients: () => import('./locales/it/clients.json'),
  requests: () => import('./locales/it/requests.json'),
  'diary-entries': () => import('./locales/it/diary-entries.json'),
  chats: () => import('./locales/it/chats.json'),
  search: () => import('./locales/it/search.json'),
  chat: () => import('./locales/it/chat.json'),
  team: () => import('./locales/it/team.json'),
  invitations: () => import('./locales/it/invitations.json'),
  appointments: () => import('./locales/it/appointments.json'),
  'chat-parts': () => import('./locales/it/chat-parts.json'),
  calendar: () => import('./locales/it/calendar.json'),
  import: () => import('./locales/it/import.json'),
  settings: () => import('./locales/it/settings.json'),
  'facility-data': () => import('./locales/it/facility-data.json'),
  onboarding: () => import('./locales/it/onboarding.json'),
  services: () => import('./locales/it/services.json'),
  timetables: () => import('./locales/it/timetables.json'),
  ask: () => import('./locales/it/ask.json'),
  emergency: () => import('./locales/it/emergency.json'),
  families: () => import('./locales/it/families.json'),
  payments: () => import('./locales/it/payments.json'),
  'owner-home': () => import('./locales/it/owner-home.json'),
  'owner-chat': () => import('./locales/it/owner-chat.json'),
  'owner-settings': () => import('./locales/it/owner-settings.json'),
};
