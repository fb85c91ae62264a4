import { hasWebAddress } from '@zampa/domain/invitations/web-address';

/** What a message to people who did not ask for it must not have. */
export const messageRules = {
  validate: (typed: string) => !hasWebAddress(typed) || 'web_address',
} as const;
