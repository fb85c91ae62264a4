import { randomBytes } from 'node:crypto';
import { codeFrom, CODE_LENGTH } from '@zampa/domain/facilities/codes';
import { v7 } from 'uuid';

/** Creates a new identifier: a UUID of version 7, so that rows lie in the order of their making. */
export const newId = (): string => v7();

/**
 * Creates a new code of a facility or a family, from a secure source. 32^8 of them: two alike are refused by their key.
 */
export const newCode = (): string => codeFrom(randomBytes(CODE_LENGTH));
