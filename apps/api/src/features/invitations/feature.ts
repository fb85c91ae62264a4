import { withoutPerson } from '../../access/acting.ts';
import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { invitationErasure } from './erase-invitations.ts';
import { invitationData } from './personal-data.ts';

/** The invitations feature: inviting clients and colleagues, and their answers. */
export const invitationsFeature = defineFeature({
  handlers,
  erasure: invitationErasure,
  personalData: invitationData,
  openDatabase: (db) => withoutPerson(db, 'invitation'),
});
