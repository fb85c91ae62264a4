import type { Prescription } from '@zampa/contract/health/objects/prescription';
import type { readPrescriptionPdf as call } from '@zampa/contract/health/therapy/read-prescription-pdf';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { Bytes, PersonContext } from '../../../http/context.ts';
import { translateTo } from '../../../texts/translate.ts';
import { prescriptionJson } from '../therapy/prescription-json.ts';
import { isOfOwnPet, isReadByStaff } from '../visible-records.ts';
import { lineRows } from './pdf-rows.ts';
import { factsOf, findPdfSubject, printDayOf, rowIf, weightText } from './pdf-subject.ts';
import { renderHealthPdf } from './render-health-pdf.ts';

type Row = {
  readonly prescription: Prescription;
  readonly clinic: string;
  readonly vet: string | null;
  readonly veterinaryCode: string | null;
};

/** Returns a prescription as PDF. Throws NOT_FOUND unless the viewer may read it. */
export async function readPrescriptionPdf({
  tx,
  viewer,
  params,
  now,
}: PersonContext<typeof call>): Promise<Bytes> {
  const [row] = await rowsOf<Row>(
    tx,
    sql`select ${prescriptionJson(viewer)} as prescription, concat_ws(', ', f.name, f.address, f.city) as clinic,
      v.first_name || ' ' || v.last_name as vet, v.veterinary_code as "veterinaryCode"
    from prescriptions r join facilities f on f.id = r.facility_id left join users v on v.id = r.author_id
    where r.id = ${params.id} and (${isReadByStaff(viewer, sql`r`)} or ${isOfOwnPet(viewer, sql`r`)})`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  const { prescription, clinic, vet, veterinaryCode } = row;
  const { PetId, date, electronicNumber, pin, weight, lines } = prescription;
  const subject = await findPdfSubject(tx, viewer, PetId);
  const { language, zone } = subject;
  const t = translateTo(language);
  return renderHealthPdf(
    {
      language,
      title: t('health:server.prescription'),
      now,
      facts: [
        [t('health:server.date'), printDayOf(date, zone)],
        [t('health:server.clinic'), clinic],
        ...rowIf(t('health:server.vet'), [vet, veterinaryCode].filter(Boolean).join(', ')),
        ...factsOf({ ...subject, weightGrams: null }),
        ...rowIf(t('health:server.weight'), weight && weightText(weight, language)),
        ...rowIf(t('health:server.electronicNumber'), electronicNumber),
        ...rowIf(t('health:server.pin'), pin),
      ],
      sections: [{ heading: t('health:server.medicines'), rows: lineRows(lines, language) }],
    },
    t('health:server.prescription'),
  );
}
