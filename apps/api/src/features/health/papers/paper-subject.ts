import type { Language } from '@zampa/domain/people/languages';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { readsHealthOfPet } from '../../../access/visible-pet.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { translateTo } from '../../../texts/translate.ts';

/** The pet that a document is about, its owner, and the reader's language. */
export type PaperSubject = {
  readonly language: Language;
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
export async function findPaperSubject(
  db: Queryable,
  viewer: Viewer,
  petId: string,
): Promise<PaperSubject> {
  const [row] = await rowsOf<PaperSubject>(
    db,
    sql`select reader.language, p.name, s.name_en as "speciesEn", s.name_it as "speciesIt",
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

/** Returns the facts about the pet that every document begins with. */
export function factsOf(subject: PaperSubject): [string, string][] {
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

/** Formats a day: `20/11/2026` in both languages. */
export const printDay = (day: string): string => day.slice(0, 10).split('-').toReversed().join('/');

/** Formats a weight: `4.2 kg` in English, `4,2 kg` in Italian. */
export const weightText = (grams: number, language: Language): string =>
  `${new Intl.NumberFormat(language === 'it' ? 'it-IT' : 'en-US', { maximumFractionDigits: 2 }).format(grams / 1000)} kg`;
