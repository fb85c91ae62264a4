import { phoneNumberOf } from '@zampa/client/clients/client-name';
import type { Client } from '@zampa/contract/clients/objects';
import { refusalToContact } from '@zampa/domain/clients/relationship';
import { smsLink } from '@zampa/domain/people/phone-format';

/** How the clinic can write to a client: in the app, or by a link of the device; null if there is no way. */
export type WayToWrite =
  | { readonly kind: 'APP' }
  | { readonly kind: 'EMAIL' | 'SMS'; readonly href: string }
  | null;

/** Returns how to write to a client. Clients without an account get an e-mail or a text message. */
export function wayToWrite(
  client: Pick<Client, 'status' | 'email' | 'phone' | 'mobile'>,
): WayToWrite {
  const refusal = refusalToContact(client.status, 'facility');
  if (refusal === null) return { kind: 'APP' };
  if (refusal !== 'CLIENT_NOT_REGISTERED') return null;
  if (client.email) return { kind: 'EMAIL', href: `mailto:${client.email}` };
  const number = phoneNumberOf(client);
  return number === null ? null : { kind: 'SMS', href: smsLink(number) };
}
