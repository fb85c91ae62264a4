import { writeFile } from 'node:fs/promises';
import { authorizationDocument, AUTHORIZATION_DOCUMENT } from './authorization/document.ts';

/** Writes the documentation of who may do what, from the table that the server goes by. */
await writeFile(AUTHORIZATION_DOCUMENT, authorizationDocument());
