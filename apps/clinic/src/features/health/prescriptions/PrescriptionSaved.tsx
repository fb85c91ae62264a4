import { Button } from '@mantine/core';
import type { Prescription } from '@zampa/contract/health/objects/prescription';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconCircleCheck } from '@zampa/ui/icons/IconCircleCheck';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { PrescriptionPdf } from './PrescriptionPdf.tsx';

export interface PrescriptionSavedProps {
  prescription: Prescription;
  pet: Pet;
  onDone: () => void;
}

/** Says that a prescription is saved, with its document. */
export function PrescriptionSaved({ prescription, pet, onDone }: PrescriptionSavedProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="12">
      <Callout tone="good" icon={<IconCircleCheck size={20} aria-hidden="true" />} role="status">
        {t('health:clinic.prescription.saved')}
      </Callout>
      <Row>
        <PrescriptionPdf prescriptionId={prescription.id} petName={pet.name} />
        <Button variant="default" onClick={onDone}>
          {t('common:actions.close')}
        </Button>
      </Row>
    </Stack>
  );
}
