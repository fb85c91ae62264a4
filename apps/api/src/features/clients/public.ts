/** What other features may use of this one. */
export { claimRecordsOf, lockRecordsOf } from './contacts/claim-records.ts';
export { contactField, isOpenContact, saveTypedContact } from './contacts/client-contact.ts';
export { type ClientRecord, findClientRecords } from './contacts/client-records.ts';
export { findDuplicates, identityOf } from './contacts/find-duplicates.ts';
export { insertClientRecords } from './contacts/insert-client-records.ts';
export { dialledPhone, nationalDigits } from './contacts/phone-numbers.ts';
export {
  holding,
  pattern,
  relationsHolding,
  relationsWithNumber,
} from './contacts/relations-holding.ts';
export { acceptRecord, ignoreRecord } from './invited/answer-record.ts';
export { findInvitingFacilities, type InvitingFacility } from './invited/inviting-facilities.ts';
export { notifyInvited } from './invited/notify-invited.ts';
export { vetFacilityJson } from './lists/vet-facility-json.ts';
export { createApplication } from './relations/create-application.ts';
export { facilityByCode } from './relations/facility-by-code.ts';
export {
  changeRelation,
  changeRelations,
  type ClientRelation,
  lockRelation,
} from './relations/relations.ts';
export { takeRelationStep } from './relations/take-relation-step.ts';
export { writeColleagueLeft, writeJoinAccepted, writeTeamLeft } from './relations/team-news.ts';
