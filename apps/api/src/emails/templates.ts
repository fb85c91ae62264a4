import type { Translate } from '@zampa/i18n/translator';
import { translateTo } from '../texts/translate.ts';
import { bookingText } from './booking-texts.ts';
import { digestText } from './digest-texts.ts';
import type { EmailRequest, InvitationValues } from './email-request.ts';
import type { EmailText } from './email-text.ts';
import { momentWithZone } from './moment.ts';
import { notificationText } from './notification-texts.ts';
import { receiptText } from './receipt-texts.ts';

/**
 * Returns the text of an e-mail. An e-mail with a code has no names and no links: the code must be its only run of six
 * digits, and a name or an address could contain another.
 */
export function emailText(email: EmailRequest): EmailText {
  const { language } = email;
  const t = translateTo(language);
  switch (email.template) {
    case 'confirm-address':
      return codeText(t, 'confirmAddress', email.values.code);
    case 'reset-password':
      return codeText(t, 'resetPassword', email.values.code);
    case 'change-email':
      return codeText(t, 'changeEmail', email.values.code);
    case 'email-changed':
      return changedText(t, email.values.url);
    case 'email-restored':
      return noticeText(t, 'emailRestored');
    case 'erasure-requested':
      return erasureText(t, momentWithZone(language, email.values.zone, email.values.date));
    case 'erasure-stopped':
      return noticeText(t, 'erasureStopped');
    case 'confirm-by-link':
      return linkText(t, 'confirmByLink', email.values.url);
    case 'reset-by-link':
      return linkText(t, 'resetByLink', email.values.url);
    case 'welcome':
      return welcomeText(t, email.values);
    case 'invite-staff':
      return invitationText(t, 'staff', email.values);
    case 'invite-client':
      return invitationText(t, 'client', email.values);
    case 'booking':
      return bookingText(language, email.values);
    case 'news':
      return notificationText(language, email.values);
    case 'digest':
      return digestText(language, email.values);
    case 'receipt':
      return receiptText(language, email.values);
  }
}

const codeText = (
  t: Translate,
  name: 'confirmAddress' | 'resetPassword' | 'changeEmail',
  code: string,
): EmailText => ({ ...noticeText(t, name), code });

const noticeText = (
  t: Translate,
  name: 'confirmAddress' | 'resetPassword' | 'changeEmail' | 'emailRestored' | 'erasureStopped',
): EmailText => ({
  subject: t(`account:server.email.${name}.subject`),
  paragraphs: [t(`account:server.email.${name}.text`)],
  closing: t(`account:server.email.${name}.closing`),
});

const changedText = (t: Translate, url: string | undefined): EmailText => ({
  subject: t('account:server.email.emailChanged.subject'),
  paragraphs: [
    t('account:server.email.emailChanged.text'),
    t('account:server.email.emailChanged.restore'),
  ],
  ...(url && { action: { label: t('account:server.email.emailChanged.action'), url } }),
  closing: t('account:server.email.emailChanged.closing'),
});

const linkText = (t: Translate, name: 'confirmByLink' | 'resetByLink', url: string): EmailText => ({
  subject: t(`account:server.email.${name}.subject`),
  paragraphs: [t(`account:server.email.${name}.text`)],
  action: { label: t(`account:server.email.${name}.action`), url },
  closing: t(`account:server.email.${name}.closing`),
});

const erasureText = (t: Translate, date: string): EmailText => ({
  subject: t('account:server.email.erasureRequested.subject'),
  paragraphs: [
    t('account:server.email.erasureRequested.date', { date }),
    t('account:server.email.erasureRequested.undo'),
    t('account:server.email.erasureRequested.kept'),
  ],
  closing: t('account:server.email.erasureRequested.closing'),
});

const welcomeText = (t: Translate, { name, url }: { name: string; url: string }): EmailText => ({
  subject: t('account:server.email.welcome.subject'),
  paragraphs: [
    t('account:server.email.welcome.hello', { name }),
    t('account:server.email.welcome.text'),
    t('account:server.email.welcome.emergency'),
  ],
  action: { label: t('account:server.email.welcome.action'), url },
  closing: t('account:server.email.team'),
});

const invitationText = (
  t: Translate,
  kind: 'staff' | 'client',
  { facility, inviter, message, url }: InvitationValues,
): EmailText => ({
  subject: t(`invitations:server.email.${kind}.subject`, { facility }),
  paragraphs: [
    kind === 'client'
      ? t('invitations:client.text', { facility })
      : t('invitations:server.email.staff.text', { facility, inviter }),
    ...(message === '' ? [] : [`“${message}”`]),
    t(`invitations:server.email.${kind}.how`),
  ],
  action: { label: t(`invitations:server.email.${kind}.action`), url },
  closing: t(`invitations:server.email.${kind}.closing`),
});
