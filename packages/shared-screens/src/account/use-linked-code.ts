import { useLocation } from '@tanstack/react-router';

/**
 * Returns what the link of an e-mail carries in the place of a code: it stands after the #, which no server is sent.
 * Empty for who came another way.
 */
export const useLinkedCode = (): string => useLocation({ select: ({ hash }) => hash });
