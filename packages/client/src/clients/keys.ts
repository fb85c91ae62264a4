/** Keys from wide to narrow; the socket empties `all` when a client comes, leaves or changes. */
export const clientKeys = {
  all: ['clients'] as const,
  lists: ['clients', 'list'] as const,
};
