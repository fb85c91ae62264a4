import type { Texts } from './namespaces.ts';
import type { TextTree } from './translator.ts';

/** Plural forms differ between the languages, so the shapes are compared by the status check and not by type. */
type ItalianTexts = { default: TextTree };

/** Where the Italian texts of a namespace are; each is a file of its own that only Italian readers load. */
export const italian: { readonly [N in keyof Texts]: () => Promise<ItalianTexts> } = {
  common: () => import('./locales/it/common.json', { with: { type: 'json' } }),
  account: () => import('./locales/it/account.json', { with: { type: 'json' } }),
  'my-data': () => import('./locales/it/my-data.json', { with: { type: 'json' } }),
  home: () => import('./locales/it/home.json', { with: { type: 'json' } }),
  pets: () => import('./locales/it/pets.json', { with: { type: 'json' } }),
  vets: () => import('./locales/it/vets.json', { with: { type: 'json' } }),
  facilities: () => import('./locales/it/facilities.json', { with: { type: 'json' } }),
  clients: () => import('./locales/it/clients.json', { with: { type: 'json' } }),
  requests: () => import('./locales/it/requests.json', { with: { type: 'json' } }),
  'diary-entries': () => import('./locales/it/diary-entries.json', { with: { type: 'json' } }),
  chats: () => import('./locales/it/chats.json', { with: { type: 'json' } }),
  search: () => import('./locales/it/search.json', { with: { type: 'json' } }),
  chat: () => import('./locales/it/chat.json', { with: { type: 'json' } }),
  team: () => import('./locales/it/team.json', { with: { type: 'json' } }),
  invitations: () => import('./locales/it/invitations.json', { with: { type: 'json' } }),
  appointments: () => import('./locales/it/appointments.json', { with: { type: 'json' } }),
  'chat-parts': () => import('./locales/it/chat-parts.json', { with: { type: 'json' } }),
  calendar: () => import('./locales/it/calendar.json', { with: { type: 'json' } }),
  import: () => import('./locales/it/import.json', { with: { type: 'json' } }),
  settings: () => import('./locales/it/settings.json', { with: { type: 'json' } }),
  'facility-data': () => import('./locales/it/facility-data.json', { with: { type: 'json' } }),
  onboarding: () => import('./locales/it/onboarding.json', { with: { type: 'json' } }),
  services: () => import('./locales/it/services.json', { with: { type: 'json' } }),
  timetables: () => import('./locales/it/timetables.json', { with: { type: 'json' } }),
  ask: () => import('./locales/it/ask.json', { with: { type: 'json' } }),
  emergency: () => import('./locales/it/emergency.json', { with: { type: 'json' } }),
  families: () => import('./locales/it/families.json', { with: { type: 'json' } }),
  payments: () => import('./locales/it/payments.json', { with: { type: 'json' } }),
  'owner-home': () => import('./locales/it/owner-home.json', { with: { type: 'json' } }),
  'owner-chat': () => import('./locales/it/owner-chat.json', { with: { type: 'json' } }),
  'owner-settings': () => import('./locales/it/owner-settings.json', { with: { type: 'json' } }),
};
