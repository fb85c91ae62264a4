import type { LetterRequest } from '../../platform/letters/templates.ts';

/** The job that sends the letter of an invitation and notes what became of it. */
export const INVITATION_LETTER = 'invitation-letter';
export type InvitationLetter = {
  readonly id: string;
  /** Which of the invitation's letters it is: what became of an older one is no news. */
  readonly sent: number;
  readonly letter: LetterRequest;
};
