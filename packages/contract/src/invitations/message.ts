import { hasWebAddress } from '@zampa/domain/invitations/web-address';
import { text } from '../values.ts';

const MESSAGE_MAX = 1000;

/** What somebody adds in their own words. It leads nowhere: letters go to people who did not ask for them. */
export const invitationMessage = text(MESSAGE_MAX)
  .refine((typed) => !hasWebAddress(typed), 'web_address')
  .default('');
