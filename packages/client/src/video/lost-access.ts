/** Returns whether an error code means that the person has lost access to the meeting. */
export const hasLostAccess = (code: string): boolean =>
  code === 'NOT_FOUND' || code === 'FORBIDDEN';
