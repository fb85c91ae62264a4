/** Keys of a facility's staff; the socket empties `all` when somebody asks to join, comes or goes. */
export const teamKeys = { all: ['team'] as const };
