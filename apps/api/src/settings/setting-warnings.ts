import type { Settings } from './settings.ts';

/** Reserved top-level domains (RFC 2606), which accept no e-mail. */
const RESERVED_DOMAINS = ['.example', '.invalid', '.test'];

type CheckedSettings = Pick<
  Settings,
  | 'production'
  | 'publicUrl'
  | 'mailFrom'
  | 'stripe'
  | 'chargebee'
  | 'smtpUrl'
  | 'authSecret'
  | 'video'
>;

/**
 * Returns one line of warning for each production setting that is probably a mistake, and for each sandbox in use.
 */
export function findSettingWarnings(settings: CheckedSettings): string[] {
  const { production, publicUrl, mailFrom, stripe } = settings;
  if (!production) return [];
  const lines = [
    ...sandboxLines(settings),
    !publicUrl && 'PUBLIC_URL: missing, links in e-mails lead to localhost',
    hasReservedDomain(mailFrom) &&
      `MAIL_FROM: nobody reads ${mailFrom}, and people are asked to answer`,
    stripe?.publishableKey === null &&
      'STRIPE_PUBLISHABLE_KEY: missing, nobody can type a card to pay with',
  ];
  return lines.filter((line) => line !== false);
}

/** Returns a line for each sandbox or stand-in that `ALLOW_SANDBOX` lets into production. */
function sandboxLines({ stripe, chargebee, smtpUrl, authSecret, video }: CheckedSettings) {
  return [
    !authSecret && 'AUTH_SECRET: missing, sessions are signed with a secret generated in DATA_DIR',
    !smtpUrl && 'SMTP_URL: missing, e-mails are stored in the database and nobody receives them',
    !stripe &&
      'STRIPE_SECRET_KEY: missing, card payments are a sandbox: a test card pays and no money moves',
    !chargebee && 'CHARGEBEE_API_KEY: missing, plans are a sandbox: nobody is charged for them',
    !video.turn && 'TURN_URLS: missing, video calls behind some firewalls cannot connect',
  ];
}

/** Returns whether a sender, as an address or `Name <address>`, has a reserved domain. */
function hasReservedDomain(sender: string): boolean {
  const address = sender.trim().replace(/>$/, '');
  return RESERVED_DOMAINS.some((end) => address.endsWith(end));
}
