import type { Settings } from './settings.ts';

/** What addresses of examples end with: nobody can have one (RFC 2606). */
const NOBODYS = ['.example', '.invalid', '.test'];

type Judged = Pick<Settings, 'production' | 'publicUrl' | 'mailFrom' | 'stripe'>;

/** Returns what an operator hardly wants: the server works, but people notice. A line each. */
export function doubtfulSettings({ production, publicUrl, mailFrom, stripe }: Judged): string[] {
  if (!production) return [];
  const lines = [
    !publicUrl && 'PUBLIC_URL: missing, links in e-mails lead to localhost',
    isNobodys(mailFrom) && `MAIL_FROM: nobody reads ${mailFrom}, and people are asked to answer`,
    stripe?.publishableKey === null &&
      'STRIPE_PUBLISHABLE_KEY: missing, nobody can type a card to pay with',
  ];
  return lines.filter((line) => line !== false);
}

/** Of an address alone, or behind a name in pointed brackets. */
function isNobodys(sender: string): boolean {
  const address = sender.trim().replace(/>$/, '');
  return NOBODYS.some((end) => address.endsWith(end));
}
