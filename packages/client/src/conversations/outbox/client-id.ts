import { v7 as uuid } from 'uuid';

/** Returns a new idempotency key; the server stores writes with the same key once. */
export const newClientId = (): string => uuid();
