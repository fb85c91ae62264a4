import { useLocation } from '@tanstack/react-router';

/**
 * Returns the code from an e-mail link, which is in the URL hash so that no server receives it. Empty if there is no
 * code.
 */
export const useLinkedCode = (): string => useLocation({ select: ({ hash }) => hash });
