import type {
  readSharedRecord as call,
  SharedRecord,
} from '@zampa/contract/health/read-shared-record';
import type { HealthDocument } from '@zampa/contract/health/objects/document';
import type { VisitNote } from '@zampa/contract/health/objects/note';
import type { Prescription } from '@zampa/contract/health/objects/prescription';
import type { Vaccination } from '@zampa/contract/health/objects/vaccination';
import type { ShareSection } from '@zampa/domain/health/share-links';
import { recordShares } from '@zampa/db/schema/shares';
import type { Viewer } from '@zampa/domain/people/relation';
import { eq, sql } from 'drizzle-orm';
import { withoutPerson } from '../../../access/acting.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Context } from '../../../http/context.ts';
import { findWeights } from '../../pets/public.ts';
import { findHealthDocuments } from '../documents/read-documents.ts';
import { findNotes } from '../notes/read-notes.ts';
import { findVaccinations } from '../prevention/read-vaccinations.ts';
import { findPrescriptions } from '../therapy/read-prescriptions.ts';
import { openShare } from './open-share.ts';

/** Most entries of a section. */
const MOST = 200;

/**
 * Returns a shared record as the person who shared it sees it, and counts the view. A link stops working when that
 * person leaves the family. Errors: NOT_FOUND for unknown, expired and withdrawn links alike, TOO_MANY_REQUESTS.
 */
export async function readSharedRecord(
  { params: { token }, network, now }: Context<typeof call>,
  deps: Deps,
): Promise<SharedRecord> {
  const { share, viewer, own, found } = await openShare(deps, token, { network, now });
  const { sections } = share;
  const shown = await readSections(own, viewer, share.petId, { sections, token });
  await withoutPerson(deps.db, 'link')
    .update(recordShares)
    .set({ views: sql`${recordShares.views} + 1`, viewedAt: now })
    .where(eq(recordShares.id, share.id));
  return {
    ...found,
    pet: petWithin(found.pet, sections),
    expiresAt: share.expiresAt.toISOString(),
    sections: [...sections],
    ...shown,
  };
}

type Items<Item> = { readonly items: readonly Item[] };

/** Reads the latest entries of the shared sections. */
async function readSections(
  db: Queryable,
  viewer: Viewer,
  PetId: string,
  { sections, token }: { readonly sections: readonly ShareSection[]; readonly token: string },
): Promise<
  Pick<SharedRecord, 'notes' | 'vaccinations' | 'prescriptions' | 'documents' | 'weights'>
> {
  const query = { PetId, limit: MOST };
  const itemsIf = async <Item>(section: ShareSection, find: () => Promise<Items<Item>>) =>
    sections.includes(section) ? [...(await find()).items] : undefined;
  const notes = await itemsIf('NOTES', () => findNotes(db, viewer, query));
  const vaccinations = await itemsIf('VACCINATIONS', () => findVaccinations(db, viewer, query));
  const prescriptions = await itemsIf('MEDICINES', () => findPrescriptions(db, viewer, query));
  const documents = await itemsIf('DOCUMENTS', () => findHealthDocuments(db, viewer, query));
  const weights = await itemsIf('WEIGHTS', () => findWeights(db, viewer, query));
  return {
    ...(notes && { notes: notes.map(withoutConversation) }),
    ...(vaccinations && {
      vaccinations: vaccinations.filter(({ voided }) => voided === null).map(withoutAuthor),
    }),
    ...(prescriptions && { prescriptions: prescriptions.map(withoutElectronicNumber) }),
    ...(documents && { documents: documents.map((one) => toSharedDocument(one, token)) }),
    ...(weights && { weights: weights.map(({ weight, date }) => ({ weight, date })) }),
  };
}

/** Leaves out facts of the pet that belong to sections which are not shared. */
const petWithin = (pet: SharedRecord['pet'], sections: readonly ShareSection[]) => ({
  ...pet,
  weight: sections.includes('WEIGHTS') ? pet.weight : null,
  chronicConditions: sections.includes('NOTES') ? pet.chronicConditions : null,
});

const withoutConversation = ({
  conversationId: _conversation,
  privateNote: _private,
  attachments: _attachments,
  ...note
}: VisitNote) => note;

/** The file of a document is read with the token of the link. */
const toSharedDocument = (
  { id, source, kind, title, date, file }: HealthDocument,
  token: string,
): NonNullable<SharedRecord['documents']>[number] => ({
  id,
  source,
  kind,
  title,
  date,
  file: { ...file, url: `/api/shared/${token}/documents?id=${id}` },
});

/** The author may be a member of the family, and the file is a picture of the booklet. */
const withoutAuthor = ({ author: _author, file: _file, ...dose }: Vaccination) => dose;

/** Number and PIN are enough to redeem an electronic prescription. */
const withoutElectronicNumber = ({
  electronicNumber: _number,
  pin: _pin,
  noteId: _note,
  lines,
  ...prescription
}: Prescription) => ({ ...prescription, lines: lines.map((line) => ({ ...line, planId: null })) });
