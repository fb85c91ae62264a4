import { DAY_MS } from '@zampa/domain/time/durations';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../ports/clock.ts';
import type { StoreSettings } from '../../settings/store-settings.ts';
import { serveStoreLinks } from './store-links.ts';

/** The file must be renewed within a year (RFC 9116). It is written for each request. */
const VALID_MS = 180 * DAY_MS;

type Contact = {
  /** An address (`mailto:`, `https:` or `tel:`); undefined: the sender of e-mails, which is read. */
  readonly securityContact: string | undefined;
  readonly mailFrom: string;
};

/** Serves the files of `/.well-known`: the links of the store apps and the contact for security. */
export function serveWellKnown(
  app: FastifyInstance,
  settings: Contact & { readonly stores: StoreSettings },
  deps: { readonly clock: Clock; readonly publicUrl: () => string },
): void {
  serveStoreLinks(app, settings.stores);
  serveSecurityTxt(app, settings, deps);
}

/** Serves the contact for people who found a vulnerability (RFC 9116). */
function serveSecurityTxt(
  app: FastifyInstance,
  { securityContact, mailFrom }: Contact,
  { clock, publicUrl }: { readonly clock: Clock; readonly publicUrl: () => string },
): void {
  const contact =
    securityContact ?? `mailto:${mailFrom.slice(mailFrom.lastIndexOf('<') + 1).replace('>', '')}`;
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(clock.now().getTime() + VALID_MS);
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${contact}`,
          `Expires: ${expires.toISOString()}`,
          'Preferred-Languages: en, it',
          `Canonical: ${publicUrl()}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  });
}
