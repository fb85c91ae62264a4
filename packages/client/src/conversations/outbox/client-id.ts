import { v7 as uuid } from 'uuid';

/** Returns a name for something that is about to be sent; the server stores what comes twice under one name once. */
export const newClientId = (): string => uuid();
