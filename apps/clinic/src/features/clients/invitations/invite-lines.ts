import { readEmail, readPhone } from '@zampa/domain/invitations/invite';

export type InviteWay = 'email' | 'phone';
export type InviteLine = { readonly text: string; readonly ok: boolean };

/** Reads what was typed, one person a line; two in one line are none. Empty lines do not count. */
export function readLines(typed: string, way: InviteWay): readonly InviteLine[] {
  const read = way === 'email' ? readEmail : readPhone;
  return typed
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((text) => ({ text, ok: read(text) !== null }));
}
