/** What other features may use of this one. */
export { claimRecord, claimRecordsOf, lockRecordsOf } from './claim-records.ts';
export { contactField, isOpenContact, saveTypedContact } from './client-contact.ts';
export { addClientRecord, type ClientRecord, findClientRecord } from './client-records.ts';
export { facilityByCode } from './facility-by-code.ts';
export { findDuplicates, identityOf } from './find-duplicates.ts';
export { dialledPhone, nationalDigits } from './phone-numbers.ts';
export { changeRelation, lockRelation } from './relations.ts';
export { vetFacilityJson } from './vet-facility-json.ts';
