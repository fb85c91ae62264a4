import * as z from 'zod';
import { translateTo } from '../texts/translate.ts';
import type { EmailLanguage, EmailText } from './email-text.ts';
import { notificationNotice, notificationText, NotificationValues } from './notification-texts.ts';

export const DigestValues = z
  .object({ items: z.array(NotificationValues).readonly(), url: z.string() })
  .readonly();
export type DigestValues = z.output<typeof DigestValues>;

/** Returns one e-mail for several notifications: who wrote, and about which pets. */
export function digestText(language: EmailLanguage, { items, url }: DigestValues): EmailText {
  const t = translateTo(language);
  const lines = items.map((item) => {
    const { title, body } = notificationNotice(language, item.news, item);
    return [title, body].filter(Boolean).join(' · ');
  });
  return {
    subject: t('notifications:server.digest.subject', { count: items.length }),
    paragraphs: [t('notifications:server.digest.opening'), ...lines],
    action: { label: t('notifications:server.digest.action'), url },
    closing: t('notifications:server.digest.closing'),
  };
}

/** Returns the text message of one notification. The link is at the end. */
export const notificationSms = (language: EmailLanguage, values: NotificationValues): string =>
  `${notificationText(language, values).subject}. ${values.url}`;

/** Returns the text message of several notifications. */
export const digestSms = (language: EmailLanguage, { items, url }: DigestValues): string =>
  `${translateTo(language)('notifications:server.digest.subject', { count: items.length })}. ${url}`;
