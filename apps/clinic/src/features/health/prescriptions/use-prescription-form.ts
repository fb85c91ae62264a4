import { ApiRefusal } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useStoredForm } from '@zampa/client/forms/use-stored-form';
import { useRefreshPetRecord } from '../use-pet-record-call.ts';
import type { Prescription } from '@zampa/contract/health/objects/prescription';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useRef, useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { newLine, type PrescriptionValues, toLine } from './prescription-values.ts';

export type PrescriptionFormOptions = {
  readonly pet: Pet;
  /** The visit note that it belongs to. */
  readonly noteId: string | null;
  readonly onSaved: (prescription: Prescription) => void;
};

/**
 * Form of a prescription, kept on the device until it is sent. A medicine that matches a recorded allergy is refused
 * once; `isAllergyAsked` is then true until the question is answered.
 */
export function usePrescriptionForm({ pet, noteId, onSaved }: PrescriptionFormOptions) {
  const { t } = useTranslation();
  const api = useApi();
  const facility = useFacility();
  const refresh = useRefreshPetRecord(pet.id);
  const [isAllergyAsked, setAllergyAsked] = useState(false);
  const allergiesChecked = useRef(false);
  const firstLine = newLine({
    unit: t('health:clinic.prescription.defaultUnit'),
    route: t('health:clinic.prescription.defaultRoute'),
  });
  const form = useCallForm<PrescriptionValues, Prescription>({
    defaultValues: { lines: [firstLine], electronicNumber: '', pin: '' },
    send: ({ lines, electronicNumber, pin }, idempotencyKey) =>
      api
        .createPrescription({
          body: {
            PetId: pet.id,
            facilityId: facility.id,
            noteId,
            lines: lines.map(toLine),
            electronicNumber: electronicNumber.trim() || null,
            pin: pin.trim() || null,
            allergiesChecked: allergiesChecked.current,
          },
          // The confirmed prescription is another write.
          ...(!allergiesChecked.current && { idempotencyKey }),
        })
        .catch((error: unknown) => {
          if (error instanceof ApiRefusal && error.code === 'ALLERGY_RECORDED')
            setAllergyAsked(true);
          throw error;
        }),
    onDone: (prescription) => {
      deleteDraft();
      void refresh();
      onSaved(prescription);
    },
  });
  const deleteDraft = useStoredForm(form, `prescription ${pet.id} ${noteId ?? 'new'}`);
  return {
    form,
    firstLine,
    isAllergyAsked,
    answerAllergy: (prescribes: boolean) => {
      setAllergyAsked(false);
      form.clearErrors();
      if (!prescribes) return;
      allergiesChecked.current = true;
      form.submit();
    },
    submit: () => {
      allergiesChecked.current = false;
      form.submit();
    },
    forget: deleteDraft,
  };
}
