import { hasWebAddress } from '@zampa/domain/invitations/web-address';
import { text } from '../values.ts';

const MESSAGE_MAX = 1000;

/** Personal message in an invitation. Web addresses are rejected, because the recipients did not ask for the e-mail. */
export const invitationMessage = text(MESSAGE_MAX)
  .refine((typed) => !hasWebAddress(typed), 'web_address')
  .default('');
