import type { LetterRequest } from '../../emails/templates.ts';
import type { TextMessage } from '../../ports/sms.ts';

/** Which of an invitation's messages it is: what became of an older one is no news. */
type OfInvitation = { readonly id: string; readonly sent: number };

/** The job that sends the letter of an invitation and notes what became of it. */
export const INVITATION_LETTER = 'invitation-letter';
export type InvitationLetter = OfInvitation & { readonly letter: LetterRequest };

/** The same for a message to a phone. */
export const INVITATION_SMS = 'invitation-sms';
export type InvitationText = OfInvitation & { readonly text: TextMessage };
