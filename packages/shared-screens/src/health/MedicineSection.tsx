import type { Prescription } from '@zampa/contract/health/objects/prescription';
import { formatDay } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useTranslation } from '@zampa/i18n/use-translation';
import { MedicineLine } from './MedicineLine.tsx';
import { RecordSection } from './RecordSection.tsx';

/** The prescribed medicines of a health record. */
export function MedicineSection({
  prescriptions,
}: {
  prescriptions: readonly Pick<Prescription, 'date' | 'lines'>[];
}) {
  const { t } = useTranslation();
  const lines = prescriptions.flatMap(({ date, lines: own }) =>
    own.map((line) => ({ ...line, date })),
  );
  return (
    <RecordSection title={t('health:record.medicines')} entries={lines}>
      {(line) => <MedicineLine line={line} day={formatDay(new Date(line.date), deviceZone())} />}
    </RecordSection>
  );
}
