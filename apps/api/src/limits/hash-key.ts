import { createHash } from 'node:crypto';

/** Hashes a counter's key, so that counters have a fixed length and contain no personal data. */
export const hashKey = (text: string) => createHash('sha256').update(text).digest('base64url');
