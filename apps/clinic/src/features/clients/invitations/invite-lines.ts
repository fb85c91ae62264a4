import { parseEmail } from '@zampa/domain/people/email-address';
import { parsePhoneNumber } from '@zampa/domain/people/phone-number';

/** Maximum length of the personal message of an invitation. */
export const INVITATION_MESSAGE_MAX = 1000;

export type InviteWay = 'email' | 'phone';
export type InviteLine = { readonly text: string; readonly ok: boolean };

/** Parses one address or number per line. A line with more than one is invalid; empty lines are skipped. */
export function parseInviteLines(typed: string, way: InviteWay): readonly InviteLine[] {
  const read = way === 'email' ? parseEmail : parsePhoneNumber;
  return typed
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((text) => ({ text, ok: read(text) !== null }));
}
