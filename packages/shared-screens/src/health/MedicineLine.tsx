import type { PrescriptionLine } from '@zampa/contract/health/objects/prescription';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

export interface MedicineLineProps {
  line: PrescriptionLine;
  /** The day of the prescription, if it is not shown beside the line. */
  day?: string;
}

/** A prescribed medicine: name and strength, dose, when and how long it is given, instructions. */
export function MedicineLine({ line, day }: MedicineLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { every, days, unit, route, medicine, strength, instructions } = line;
  const dose = new Intl.NumberFormat(language).format(line.dose);
  const schedule =
    'hours' in every
      ? t('health:record.everyHours', { count: every.hours })
      : t('health:record.atTimes', { times: every.times.join(', ') });
  return (
    <Stack gap="0">
      <Text weight="600">{[day, medicine, strength].filter(Boolean).join(' · ')}</Text>
      <Text tone="muted">
        {`${t('health:record.dose', { dose, unit, route })} · ${schedule} ${t('health:record.forDays', { count: days })}`}
      </Text>
      {instructions && <Text written>{instructions}</Text>}
    </Stack>
  );
}
