import { translateTo } from '../texts/translate.ts';
import type { EmailLanguage } from './email-text.ts';

type InvitationSms = {
  readonly facility: string;
  /** Written by the inviter; may be empty. */
  readonly message: string;
  readonly url: string;
};

/**
 * Returns the text message that invites a client. Staff can also copy the text and send it themselves. The link is
 * at the end.
 */
export function invitationSms(
  language: EmailLanguage,
  { facility, message, url }: InvitationSms,
): string {
  const t = translateTo(language);
  return [
    t('invitations:server.sms.text', { facility }),
    message && `“${message}”`,
    t('invitations:server.sms.link', { url }),
  ]
    .filter(Boolean)
    .join(' ');
}
