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

/** Plural forms are one text: `t` chooses among them by the count. */
type Folded<Key extends string> = Key extends `${infer Name}_${'one' | 'many' | 'other'}`
  ? Name
  : Key;

type Path<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Folded<Key>
    : `${Key}.${Path<Tree[Key]>}`;
}[keyof Tree & string];

/** The full name of every text, `namespace:path.to.key`. */
export type TextKey = { [N in Namespace]: `${N}:${Path<Texts[N]>}` }[Namespace];
