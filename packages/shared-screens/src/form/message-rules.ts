import { hasWebAddress } from '@zampa/domain/invitations/web-address';

/** Rejects web addresses in messages to people who have not signed up, to prevent spam. */
export const messageRules = {
  validate: (typed: string) => !hasWebAddress(typed) || 'web_address',
} as const;
