import { type Language, chooseLanguage } from '@zampa/domain/people/languages';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@zampa/domain/notifications/notification-kinds';
import english from '@zampa/i18n/locales/en/device.json' with { type: 'json' };
import italian from '@zampa/i18n/locales/it/device.json' with { type: 'json' };
import { ACTION_TEXTS, PUSH_TEXTS } from './push-texts.ts';
import { type ServedApp, pageToOpen } from './own-pages.ts';

const APP_TEXTS = { en: english, it: italian } as const;

const DOSE_ANSWERS = ['GIVEN', 'SKIPPED'] as const;
type DoseAnswer = (typeof DOSE_ANSWERS)[number];

/** Content of a notification. Contains no details, because the device may be locked. */
export type ShownNotification = {
  readonly title: string;
  readonly options: {
    readonly body: string;
    readonly tag: string;
    readonly lang: Language;
    readonly icon: string;
    readonly badge: string;
    readonly data: { readonly url: string };
    /** Buttons; a reminder of a dose can be answered from the notification. */
    readonly actions?: readonly { readonly action: DoseAnswer; readonly title: string }[];
  };
};

export type Device = {
  readonly app: ServedApp;
  readonly origin: string;
  readonly languages: readonly string[];
};

/**
 * Returns the notification for a push with body `{id, kind, url}`. Unreadable pushes show a general text, because
 * browsers revoke the permission of apps that show nothing. The id is the tag, so a repeated push replaces the first.
 */
export function shownNotification(body: unknown, device: Device): ShownNotification {
  const { id, kind, url } = fieldsOf(body);
  const language = chooseLanguage(null, device.languages);
  const icons = device.app === 'owner' ? '/app/icons' : '/icons';
  return {
    title: APP_TEXTS[language][device.app].name,
    options: {
      body: PUSH_TEXTS[language][isKind(kind) ? kind : 'other'],
      tag: typeof id === 'string' ? id : 'zampa',
      lang: language,
      icon: `${icons}/icon-192.png`,
      badge: `${icons}/mark-96.png`,
      data: { url: pageToOpen(device.app, url, device.origin) },
      ...(isDose(kind) && {
        actions: [
          { action: 'GIVEN', title: ACTION_TEXTS[language].given },
          { action: 'SKIPPED', title: ACTION_TEXTS[language].skip },
        ],
      }),
    },
  };
}

const fieldsOf = (body: unknown): Readonly<Record<'id' | 'kind' | 'url', unknown>> => {
  const fields = typeof body === 'object' && body !== null ? body : {};
  return { id: undefined, kind: undefined, url: undefined, ...fields };
};

const isKind = (kind: unknown): kind is NotificationKind =>
  NOTIFICATION_KINDS.some((candidate) => candidate === kind);

const isDose = (kind: unknown): boolean => kind === 'DOSE_DUE' || kind === 'DOSE_MISSED';

/** Returns the page that a pressed notification opens. The page of a dose stores the answer of a pressed button. */
export function pressedPage(url: string, action: string | undefined): string {
  const answer = DOSE_ANSWERS.find((one) => one === action);
  if (!answer) return url;
  const page = new URL(url);
  page.searchParams.set('answer', answer);
  return page.href;
}
