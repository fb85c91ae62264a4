import { type Language, chooseLanguage } from '@zampa/domain/people/languages';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@zampa/domain/notifications/notification-kinds';
import english from '@zampa/i18n/locales/en/device.json' with { type: 'json' };
import italian from '@zampa/i18n/locales/it/device.json' with { type: 'json' };
import { type ServedApp, pageToOpen } from './own-pages.ts';

const TEXTS: Readonly<Record<Language, object>> = { en: english, it: italian };

/** What a notification shows on a device, which may be locked: that there is something, and nothing of what it is. */
export type ShownNotification = {
  readonly title: string;
  readonly options: {
    readonly body: string;
    readonly tag: string;
    readonly lang: Language;
    readonly icon: string;
    readonly badge: string;
    readonly data: { readonly url: string };
  };
};

export type Device = {
  readonly app: ServedApp;
  readonly origin: string;
  readonly languages: readonly string[];
};

/**
 * Returns what to show of a push, whose body holds ids alone: `{id, kind, url}`. Every push shows something, also one
 * that cannot be read: browsers take the permission from whoever is silent. One of the same id takes the place of the
 * first.
 */
export function shownNotification(body: unknown, device: Device): ShownNotification {
  const { id, kind, url } = fieldsOf(body);
  const language = chooseLanguage(null, device.languages);
  const words = TEXTS[language];
  const icons = device.app === 'owner' ? '/app/icons' : '/icons';
  return {
    title: textIn(words, `device:${device.app}.name`),
    options: {
      body: textIn(words, `device:push.${isKind(kind) ? kind : 'other'}`),
      tag: typeof id === 'string' ? id : 'zampa',
      lang: language,
      icon: `${icons}/icon-192.png`,
      badge: `${icons}/mark-96.png`,
      data: { url: pageToOpen(device.app, url, device.origin) },
    },
  };
}

const fieldsOf = (body: unknown): Readonly<Record<'id' | 'kind' | 'url', unknown>> => {
  const fields = typeof body === 'object' && body !== null ? body : {};
  return { id: undefined, kind: undefined, url: undefined, ...fields };
};

const isKind = (kind: unknown): kind is NotificationKind =>
  NOTIFICATION_KINDS.some((known) => known === kind);

/** Without the translator of the screens, which keeps all of their texts: two are needed here. */
function textIn(words: object, key: string): string {
  const path = key.slice('device:'.length).split('.');
  const text = path.reduce<unknown>(
    (tree, name) => (tree as Readonly<Record<string, unknown>>)[name],
    words,
  );
  if (typeof text !== 'string') throw new Error(`${key} is no text`);
  return text;
}
