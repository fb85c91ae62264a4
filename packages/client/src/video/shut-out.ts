/** Returns whether a refusal says that a meeting is nothing of this person’s any more: to who was away when that came about. */
export const isShutOut = (code: string): boolean => code === 'NOT_FOUND' || code === 'FORBIDDEN';
