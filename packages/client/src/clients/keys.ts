/** Query keys, broad to narrow; a socket message about a client invalidates `all`. */
export const clientKeys = {
  all: ['clients'] as const,
  lists: ['clients', 'list'] as const,
  /** Families as a facility sees them, with what they owe it. */
  families: ['clients', 'family'] as const,
};
