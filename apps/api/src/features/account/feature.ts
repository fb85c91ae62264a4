import { withoutPerson } from '../../access/acting.ts';
import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { accountErasure } from './erase-account-data.ts';
import { accountData } from './personal-data.ts';
import { cleanUpUnconfirmed } from './sign-up.ts';
import { cleanUpCodes } from './codes.ts';
import { cleanUpRestorations } from './email-restorations.ts';
import { cleanUpFailures } from './sign-in-failures.ts';

/** Sign-up, sign-in, sessions and passwords. */
export const accountFeature = defineFeature({
  handlers,
  erasure: accountErasure,
  personalData: accountData,
  openDatabase: (db) => withoutPerson(db, 'sign-in'),
  cleanups: [cleanUpFailures, cleanUpCodes, cleanUpRestorations, cleanUpUnconfirmed],
});
