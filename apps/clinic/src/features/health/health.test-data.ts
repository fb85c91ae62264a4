import type { VisitNote } from '@zampa/contract/health/objects/note';
import type { Answers } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { ids } from '@zampa/shared-screens/rendered/samples.test-data';

const at = '2026-11-20T09:00:00.000Z';

/** A draft about Luna without any text. */
export const emptyDraft: VisitNote = {
  id: ids.message,
  PetId: ids.luna,
  facilityId: ids.clinic,
  conversationId: ids.conversation,
  status: 'DRAFT',
  version: 1,
  released: false,
  date: at,
  reason: '',
  history: '',
  findings: '',
  vitals: {},
  unusualVitals: [],
  assessment: '',
  diagnoses: [],
  plan: '',
  privateNote: '',
  deceasedOn: null,
  author: null,
  signedAt: null,
  signedBy: null,
  releasedAt: null,
  addenda: [],
  attachments: [],
  dateCreated: at,
  dateUpdated: at,
};

/** Answers of a clinic whose pet Luna has no record yet. */
export const emptyRecord: Answers = {
  'GET /notes': () => [],
  'GET /note-templates': () => [],
  'GET /documents': () => [],
  'GET /due': () => [],
  'GET /vaccines': () => [],
  'GET /vaccinations': () => [],
  'GET /protocols': () => [],
  'GET /prescriptions': () => [],
  'GET /medicines': () => [],
  'GET /pets/weights': () => [],
  'GET /pets/attributes': () => ({ species: [], breeds: [], coats: [], origins: [], sex: [] }),
  'GET /users/facility/{id}/clients': () => [],
};
