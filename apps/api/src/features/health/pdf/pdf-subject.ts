import type { Language } from '@zampa/domain/people/languages';
import type { Viewer } from '@zampa/domain/people/relation';
import { dayIn } from '@zampa/domain/time/plain-days';
import { sql, type SQL } from 'drizzle-orm';
import { readsHealthOfPet } from '../../../access/visible-pet.ts';
import { uuids } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { translateTo } from '../../../texts/translate.ts';

/** The pet that a document is about, its owner, and the reader's language. */
export type PdfSubject = {
  readonly language: Language;
  /** The reader's time zone, in which instants are printed as days. */
  readonly zone: string;
  readonly name: string;
  readonly owner: string | null;
  readonly speciesEn: string;
  readonly speciesIt: string;
  readonly birthDate: string | null;
  readonly microchip: string | null;
  readonly weightGrams: number | null;
  /** Null for readers who may not read about health. */
  readonly allergies: readonly string[] | null;
};

/** Reads the subject of a document. The caller has checked access. Throws NOT_FOUND. */
export async function findPdfSubject(
  db: Queryable,
  viewer: Viewer,
  petId: string,
): Promise<PdfSubject> {
  const [row] = await rowsOf<PdfSubject>(
    db,
    sql`select reader.language, ${zoneOf(viewer)} as zone, p.name, s.name_en as "speciesEn", s.name_it as "speciesIt",
      p.birth_date::text as "birthDate", p.microchip, p.weight_grams as "weightGrams",
      case when ${readsHealthOfPet(viewer) ?? sql`true`} then p.allergies end as allergies,
      (select u.first_name || ' ' || u.last_name from family_members fm join users u on u.id = fm.user_id
        where fm.family_id = p.family_id and fm.status = 'ACTIVE' order by fm.role_id, fm.created_at limit 1) as owner
    from pets p join species s on s.id = p.species_id join users reader on reader.id = ${viewer.userId}
    where p.id = ${petId}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** SQL: the zone of the clinic where staff work; of families that of their quiet hours, else of a clinic of pet `p`. */
function zoneOf({ userId, isVet, facilities }: Viewer): SQL {
  const places = isVet ? facilities.map(({ facilityId }) => facilityId) : [];
  return sql`coalesce(
    (select q.quiet_zone from notification_preferences q where q.user_id = ${userId} and not ${isVet}::boolean),
    (select f.timezone from facilities f where f.id = any(${uuids(places)}) order by f.id limit 1),
    (select f.timezone from facility_pets fp join facilities f on f.id = fp.facility_id
      where fp.pet_id = p.id order by fp.created_at, f.id limit 1), 'UTC')`;
}

/** Returns the facts about the pet that every document begins with. */
export function factsOf(subject: PdfSubject): [string, string][] {
  const { language, name, owner, birthDate, microchip, weightGrams } = subject;
  const t = translateTo(language);
  const species = language === 'it' ? subject.speciesIt : subject.speciesEn;
  return [
    [t('health:server.pet'), `${name}, ${species}`],
    ...rowIf(t('health:server.owner'), owner),
    ...rowIf(t('health:server.birthDate'), birthDate && printDay(birthDate)),
    ...rowIf(t('health:server.microchip'), microchip),
    ...rowIf(t('health:server.weight'), weightGrams && weightText(weightGrams, language)),
  ];
}

/** Returns a row with a label, unless the value is missing. */
export const rowIf = (
  label: string,
  value: string | number | null | undefined,
): [string, string][] => (value ? [[label, `${value}`]] : []);

/** Formats a calendar day (`YYYY-MM-DD`): `20/11/2026` in both languages. */
export const printDay = (day: string): string => day.split('-').toReversed().join('/');

/** Formats the day of an instant in a time zone. */
export const printDayOf = (instant: string, zone: string): string =>
  printDay(dayIn(new Date(instant), zone));

/** Formats a weight: `4.2 kg` in English, `4,2 kg` in Italian. */
export const weightText = (grams: number, language: Language): string =>
  `${new Intl.NumberFormat(language === 'it' ? 'it-IT' : 'en-US', { maximumFractionDigits: 2 }).format(grams / 1000)} kg`;
