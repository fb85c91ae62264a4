/** Exports for other features. */
export { claimRecordsOfPerson, lockRecordedPeople } from './contacts/claim-records.ts';
export { contactField, hasOwnContact, saveTypedContact } from './contacts/client-contact.ts';
export { type ClientRecord, findClientRecords } from './contacts/client-records.ts';
export { findDuplicates, identityOf } from './contacts/find-duplicates.ts';
export { insertClientRecords } from './contacts/insert-client-records.ts';
export { countryOfPhone, toInternationalPhone, nationalDigits } from './contacts/phone-numbers.ts';
export {
  plainLikePattern,
  likePattern,
  relationsContaining,
  relationsWithPhoneDigits,
} from './contacts/relations-containing.ts';
export { acceptRecord, ignoreRecord } from './invited/answer-record.ts';
export { findInvitingFacilities, type InvitingFacility } from './invited/inviting-facilities.ts';
export { notifyInvited } from './invited/notify-invited.ts';
export { vetFacilityJson } from './lists/vet-facility-json.ts';
export { createApplication } from './relations/create-application.ts';
export { findFacilityByCode } from './relations/find-facility-by-code.ts';
export {
  saveRelationStatus,
  saveRelationStatuses,
  type ClientRelation,
  lockRelation,
} from './relations/relations.ts';
export { changeRelationStatuses } from './relations/change-relation-statuses.ts';
export {
  notifyColleagueLeft,
  notifyJoinAccepted,
  notifyRemovedFromTeam,
} from './relations/team-notifications.ts';
