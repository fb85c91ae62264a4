import { writeFile } from 'node:fs/promises';
import { authorizationDocument, AUTHORIZATION_DOCUMENT } from './authorization/document.ts';
import { staffRights, STAFF_RIGHTS } from './authorization/staff-rights.ts';

/** Writes the documentation of who may do what, and what of it the clinic's team is shown, from the rows of the calls. */
await writeFile(AUTHORIZATION_DOCUMENT, authorizationDocument());
await writeFile(STAFF_RIGHTS, staffRights());
