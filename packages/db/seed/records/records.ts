import type { SeedClient } from '../clients.ts';
import type { Clinic } from '../clinic.ts';
import { photoOf } from '../drawings/photos.ts';
import { pick } from '../pick.ts';
import { daysBefore, minutesAfter, type Seeding } from '../seeding.ts';
import type { RecordedPet, SeedRecords } from './seed-records.ts';
import { DOCUMENTS, NOTES } from './texts.ts';
import { createTherapy } from './therapy.ts';

/** Items of the catalogue of preventive care: core vaccine, yearly vaccine, check-up and dental check. */
const ITEMS: Readonly<Record<number, readonly number[]>> = {
  1: [101, 102, 109, 110, 107],
  2: [201, 202, 209, 210, 207],
  3: [301, 309, 310],
};

/** Days from now on which items are due, by position: in every color. */
const DUE_IN = [-20, 210, 8, 330, 24, 120, -5, 60, 400, 15, 270] as const;
const YEAR = 365;
/** Days ago of the visits of a pet; those of later pets are fewer. */
const VISIT_DAYS = [341, 262, 187, 118, 53, 12] as const;
const OTHER_VISITS = 2;

/** Returns a year of records: notes, vaccinations, decisions, a therapy under way, and documents. */
export function createRecords(
  seeding: Seeding,
  clinic: Clinic,
  clients: readonly SeedClient[],
): SeedRecords {
  const patients = clients.flatMap((client, place) =>
    client.pets.flatMap((pet, nth) => {
      const items = ITEMS[pet.row.speciesId];
      return items ? [{ client, pet, items, number: place * 3 + nth }] : [];
    }),
  );
  const parts = patients.map((patient) => createPatient(seeding, clinic, patient));
  const all = <Name extends 'notes' | 'problems' | 'vaccinations' | 'documents' | 'pictures'>(
    name: Name,
  ): Patient[Name][number][] => parts.flatMap((part) => [...part[name]]);
  const [first] = patients;
  const declined = patients[4];
  return {
    notes: all('notes'),
    problems: all('problems'),
    vaccinations: all('vaccinations'),
    documents: all('documents'),
    pictures: all('pictures'),
    decisions: declined
      ? [
          {
            ...petKeys(declined),
            id: seeding.newId(),
            itemId: declined.items[3] ?? declined.items[0] ?? 0,
            decision: 'DECLINED',
            authorId: declined.client.person.id,
            decidedAt: daysBefore(seeding.now, 20),
          },
        ]
      : [],
    ...createTherapy(seeding, clinic, first),
  };
}

type Patient = Pick<SeedRecords, 'notes' | 'problems' | 'vaccinations' | 'documents' | 'pictures'>;

const petKeys = ({ client, pet }: RecordedPet) => ({
  petId: pet.row.id,
  familyId: client.family.id,
});

function createPatient(seeding: Seeding, clinic: Clinic, patient: RecordedPet): Patient {
  const { notes, problems } = createNotes(seeding, clinic, patient);
  const document = createDocument(seeding, clinic, patient);
  return { notes, problems, vaccinations: createDoses(seeding, clinic, patient), ...document };
}

function createNotes(
  { now, newId }: Seeding,
  { facility, staff }: Clinic,
  patient: RecordedPet,
): Pick<Patient, 'notes' | 'problems'> {
  const { client, pet, number } = patient;
  const texts = NOTES[client.person.language];
  const days = number < 3 ? VISIT_DAYS : VISIT_DAYS.slice(-OTHER_VISITS);
  const written = days.map((ago, nth) => {
    const notedAt = daysBefore(now, ago + (number % 9));
    const signedAt = minutesAfter(notedAt, 25);
    const author = pick(staff.slice(0, 2), number + nth);
    return {
      ...pick(texts, number + nth),
      ...petKeys(patient),
      id: newId(),
      facilityId: facility.id,
      authorId: author.id,
      status: 'SIGNED' as const,
      notedAt,
      vitals: {
        temperatureC: 38.2 + ((number + nth) % 5) / 10,
        heartRate: pet.row.speciesId === 1 ? 96 : 168,
        ...(pet.row.weightGrams && { weightG: pet.row.weightGrams }),
        bodyConditionScore: 5,
      },
      privateNote: '',
      version: 2,
      signedAt,
      signedBy: author.id,
      releasedAt: signedAt,
      announcedAt: signedAt,
      createdAt: notedAt,
      updatedAt: signedAt,
    };
  });
  const problems = written.flatMap(({ id, diagnoses, notedAt, signedAt, facilityId }) =>
    diagnoses.map(({ text }) => ({
      ...petKeys(patient),
      id: newId(),
      facilityId,
      noteId: id,
      text,
      status: 'RESOLVED' as const,
      chronic: false,
      notedAt,
      resolvedAt: minutesAfter(signedAt, 60),
      updatedAt: minutesAfter(signedAt, 60),
    })),
  );
  return { notes: written, problems };
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** Returns the last dose of each item; its next day is one of `DUE_IN`. Every fourth pet has no known history. */
function createDoses(
  { now, newId }: Seeding,
  { facility, staff }: Clinic,
  patient: RecordedPet,
): Patient['vaccinations'] {
  const { items, number, client } = patient;
  if (number > 2 && number % 4 === 3) return [];
  return items.map((itemId, nth) => {
    const ahead = pick(DUE_IN, number * 2 + nth);
    const doseDate = daysBefore(now, YEAR - ahead > 5 ? YEAR - ahead : 5);
    // Core vaccines of the owner's second pet were given elsewhere.
    const isTold = number === 1 && nth === 0;
    return {
      ...petKeys(patient),
      id: newId(),
      facilityId: isTold ? null : facility.id,
      itemId,
      product: nth < 2 ? pick(['Nobivac', 'Versican', 'Vanguard'], number) : null,
      batch: nth < 2 ? `A${4100 + number * 7 + nth}` : null,
      givenOn: dayOf(doseDate),
      nextDueOn: dayOf(daysBefore(now, -ahead)),
      authorId: isTold ? client.person.id : pick(staff.slice(0, 2), number).id,
      createdAt: doseDate,
    };
  });
}

/** Returns a document for every third pet. The picture stands for its scan. */
function createDocument(
  { now, newId }: Seeding,
  { facility, staff }: Clinic,
  patient: RecordedPet,
): Pick<Patient, 'documents' | 'pictures'> {
  const { client, pet, number } = patient;
  if (number % 3 !== 0) return { documents: [], pictures: [] };
  const id = newId();
  const createdAt = daysBefore(now, 30 + (number % 200));
  const author = pick(staff.slice(0, 2), number);
  return {
    documents: [
      {
        ...petKeys(patient),
        ...pick(DOCUMENTS[client.person.language], number / 3),
        id,
        facilityId: facility.id,
        datedOn: dayOf(createdAt),
        releasedAt: createdAt,
        announcedAt: createdAt,
        authorId: author.id,
        createdAt,
      },
    ],
    pictures: [
      {
        id: newId(),
        svg: photoOf('xray', pet.colours),
        uploaderId: author.id,
        belongsTo: { documentId: id },
        createdAt,
      },
    ],
  };
}
