import { Button } from '@mantine/core';
import { useStartTherapy } from '@zampa/client/health/therapies';
import type {
  Prescription,
  PrescriptionLine,
  Therapy,
} from '@zampa/contract/health/objects/prescription';
import type { Pet } from '@zampa/contract/pets/objects';
import { formatDay } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { dosageText, medicineName } from '@zampa/shared-screens/health/medicine-text';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { IconBell } from '@zampa/ui/icons/IconBell';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

export interface PrescribedMedicineProps {
  pet: Pet;
  line: PrescriptionLine;
  prescription: Omit<Prescription, 'lines'>;
  /** The plan that was followed; missing if none was started. */
  therapy: Therapy | undefined;
}

/** A prescribed medicine that is not given now, with a button that starts it at the prescribed times. */
export function PrescribedMedicine({ pet, line, prescription, therapy }: PrescribedMedicineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const start = useStartTherapy(pet.id, deviceZone());
  const { date, electronicNumber, pin } = prescription;
  const name = medicineName(line);
  return (
    <Stack gap="8">
      <Row justify="between" wrap={false} align="start">
        <Text weight="600">{name}</Text>
        {therapy && (
          <StatusChip tone="done">
            {therapy.status === 'STOPPED' ? t('health:therapy.stopped') : t('health:therapy.ended')}
          </StatusChip>
        )}
      </Row>
      <Text tone="muted">{dosageText(t, line, language)}</Text>
      {line.instructions && <Text written>{line.instructions}</Text>}
      <Text tone="muted">
        {t('health:therapy.prescribed', { day: formatDay(new Date(date), deviceZone()) })}
        {electronicNumber &&
          ` · ${t('health:therapy.electronic', { number: electronicNumber, pin: pin ?? '–' })}`}
      </Text>
      {!line.planId && pet.deceasedOn === null && (
        <>
          <Row>
            <Button
              variant="light"
              leftSection={<IconBell size={18} aria-hidden="true" />}
              loading={start.isPending}
              aria-label={t('health:therapy.startName', { medicine: name })}
              onClick={() => start.mutate(line.id)}
            >
              {t('health:therapy.start')}
            </Button>
          </Row>
          <CallProblem error={start.error} />
        </>
      )}
    </Stack>
  );
}
