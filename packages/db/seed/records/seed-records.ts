import type { healthDocuments } from '../../src/schema/documents.ts';
import type { problems, visitNotes } from '../../src/schema/health.ts';
import type {
  doses,
  prescriptionLines,
  prescriptions,
  therapyPlans,
} from '../../src/schema/prescriptions.ts';
import type { dueDecisions, vaccinations } from '../../src/schema/vaccinations.ts';
import type { ClientPet, SeedClient } from '../clients.ts';
import type { Picture } from '../drawings/pictures.ts';

/** Health records of the clients' pets of the last year. */
export type SeedRecords = {
  readonly notes: readonly (typeof visitNotes.$inferInsert)[];
  readonly problems: readonly (typeof problems.$inferInsert)[];
  readonly vaccinations: readonly (typeof vaccinations.$inferInsert)[];
  readonly decisions: readonly (typeof dueDecisions.$inferInsert)[];
  readonly prescriptions: readonly (typeof prescriptions.$inferInsert)[];
  readonly lines: readonly (typeof prescriptionLines.$inferInsert)[];
  readonly plans: readonly (typeof therapyPlans.$inferInsert)[];
  readonly doses: readonly (typeof doses.$inferInsert)[];
  readonly documents: readonly (typeof healthDocuments.$inferInsert)[];
  readonly pictures: readonly Picture[];
};

/** A pet whose records are created, with its owner, its preventive care and its position among the pets. */
export type RecordedPet = {
  readonly client: SeedClient;
  readonly pet: ClientPet;
  readonly items: readonly number[];
  readonly number: number;
};
