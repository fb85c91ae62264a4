import 'i18next';
import type common from './locales/en/common.json';
import type account from './locales/en/account.json';
import type myData from './locales/en/my-data.json';
import type home from './locales/en/home.json';
import type pets from './locales/en/pets.json';
import type vets from './locales/en/vets.json';
import type facilities from './locales/en/facilities.json';
import type clients from './locales/en/clients.json';
import type requests from './locales/en/requests.json';
import type chat from './locales/en/chat.json';
import type settings from './locales/en/settings.json';
import type ask from './locales/en/ask.json';
import type ownerHome from './locales/en/owner-home.json';
import type ownerChat from './locales/en/owner-chat.json';
import type ownerSettings from './locales/en/owner-settings.json';

/** The English texts of each namespace; their shape is what `t` accepts. A namespace is a feature, `common` is for all. */
export interface Texts {
  common: typeof common;
  account: typeof account;
  'my-data': typeof myData;
  home: typeof home;
  pets: typeof pets;
  vets: typeof vets;
  facilities: typeof facilities;
  clients: typeof clients;
  requests: typeof requests;
  chat: typeof chat;
  settings: typeof settings;
  ask: typeof ask;
  'owner-home': typeof ownerHome;
  'owner-chat': typeof ownerChat;
  'owner-settings': typeof ownerSettings;
}

export type Namespace = keyof Texts;

declare module 'i18next' {
  interface CustomTypeOptions {
    /** Every namespace, so that `t` takes the full names of all keys wherever it comes from; `common` is the first. */
    defaultNS: ['common', ...Namespace[]];
    resources: Texts;
  }
}
