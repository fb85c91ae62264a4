import type { EmailLanguage } from './email-text.ts';

type InvitationSms = {
  readonly facility: string;
  /** What the inviter wrote; may be empty. */
  readonly message: string;
  readonly url: string;
};

/**
 * Returns what an invited client reads on their phone, whether it is sent by us or by hand. The link stands at the end.
 */
export function invitationSms(
  language: EmailLanguage,
  { facility, message, url }: InvitationSms,
): string {
  const [invites, see] = texts[language];
  return [`${facility} ${invites}`, message && `“${message}”`, `${see} ${url}`]
    .filter(Boolean)
    .join(' ');
}

const texts: Readonly<Record<EmailLanguage, readonly [invites: string, see: string]>> = {
  en: ['invites you to Zampa, to stay in touch about your animals.', 'See the invitation:'],
  it: ['ti invita su Zampa, per restare in contatto sui tuoi animali.', 'Vedi l’invito:'],
};
