import type { prepareRefill as call } from '@zampa/contract/health/therapy/prepare-refill';
import { CONSULTATION_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import type { Language } from '@zampa/domain/people/languages';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { translateTo } from '../../../texts/translate.ts';

type Row = {
  readonly facilityId: string;
  readonly petId: string;
  readonly pet: string;
  readonly medicine: string;
  readonly language: Language;
  readonly services: readonly string[];
};

/** Prepares the request for more of a medicine, as a message consultation. Sends nothing. */
export async function prepareRefill({ viewer, tx, query }: PersonContext<typeof call>) {
  const [row] = await rowsOf<Row>(
    tx,
    sql`select t.facility_id as "facilityId", p.id as "petId", p.name as pet,
      concat_ws(' ', l.medicine, l.strength) as medicine, reader.language,
      array(select s.id::text from services s where s.facility_id = t.facility_id and s.enabled
        and s.service_type_id = ${CONSULTATION_SERVICE_TYPE}
        and (s.species = '{}' or p.species_id = any(s.species)) order by s.price, s.id limit 1) as services
    from therapy_plans t
    join prescription_lines l on l.id = t.line_id
    join prescriptions r on r.id = l.prescription_id
    join pets p on p.id = r.pet_id
    join users reader on reader.id = ${viewer.userId}
    where t.id = ${query.id}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  const { facilityId, petId, pet, medicine, language, services } = row;
  const note = translateTo(language)('health:server.refill', { pet, medicine });
  return { facilityId, pets: [petId], services: [...services], note };
}
