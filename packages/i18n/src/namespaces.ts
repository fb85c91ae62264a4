import type common from './locales/en/common.json';
import type account from './locales/en/account.json';
import type myData from './locales/en/my-data.json';
import type home from './locales/en/home.json';
import type pets from './locales/en/pets.json';
import type vets from './locales/en/vets.json';
import type facilities from './locales/en/facilities.json';
import type clients from './locales/en/clients.json';
import type requests from './locales/en/requests.json';
import type chats from './locales/en/chats.json';
import type diaryEntries from './locales/en/diary-entries.json';
import type search from './locales/en/search.json';
import type chat from './locales/en/chat.json';
import type settings from './locales/en/settings.json';
import type facilityData from './locales/en/facility-data.json';
import type onboarding from './locales/en/onboarding.json';
import type services from './locales/en/services.json';
import type timetables from './locales/en/timetables.json';
import type ask from './locales/en/ask.json';
import type emergency from './locales/en/emergency.json';
import type families from './locales/en/families.json';
import type payments from './locales/en/payments.json';
import type ownerHome from './locales/en/owner-home.json';
import type ownerChat from './locales/en/owner-chat.json';
import type ownerSettings from './locales/en/owner-settings.json';
import type team from './locales/en/team.json';
import type invitations from './locales/en/invitations.json';
import type appointments from './locales/en/appointments.json';
import type chatParts from './locales/en/chat-parts.json';
import type calendar from './locales/en/calendar.json';
import type imports from './locales/en/import.json';

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
  chats: typeof chats;
  'diary-entries': typeof diaryEntries;
  search: typeof search;
  chat: typeof chat;
  team: typeof team;
  invitations: typeof invitations;
  appointments: typeof appointments;
  'chat-parts': typeof chatParts;
  calendar: typeof calendar;
  import: typeof imports;
  settings: typeof settings;
  'facility-data': typeof facilityData;
  onboarding: typeof onboarding;
  services: typeof services;
  timetables: typeof timetables;
  ask: typeof ask;
  emergency: typeof emergency;
  families: typeof families;
  payments: typeof payments;
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
