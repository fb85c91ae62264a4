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
  chat: () => import('./locales/it/chat.json', { with: { type: 'json' } }),
  settings: () => import('./locales/it/settings.json', { with: { type: 'json' } }),
  ask: () => import('./locales/it/ask.json', { with: { type: 'json' } }),
  'owner-home': () => import('./locales/it/owner-home.json', { with: { type: 'json' } }),
  'owner-chat': () => import('./locales/it/owner-chat.json', { with: { type: 'json' } }),
  'owner-settings': () => import('./locales/it/owner-settings.json', { with: { type: 'json' } }),
};
