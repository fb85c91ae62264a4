import { withoutPerson } from '../../access/acting.ts';
import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';

/** Asking people to join a facility, and their answers. */
export const invitationsFeature = defineFeature({
  handlers,
  openDatabase: (db) => withoutPerson(db, 'invitation'),
});
