import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { clinicProtocolsQuery } from '@zampa/client/health/clinic-queries';
import { petDueQuery, vaccinationsQuery } from '@zampa/client/health/pet-queries';
import { useRefreshPetRecord } from '../use-pet-record-call.ts';
import { vaccinesQuery } from '@zampa/client/health/vaccines-query';
import type { DueItem } from '@zampa/contract/health/objects/due-item';
import type { Vaccination } from '@zampa/contract/health/objects/vaccination';
import type { Pet } from '@zampa/contract/pets/objects';
import { today } from '@zampa/shared-screens/pets/today';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { nextDoseNumber, suggestNextDue } from './next-due.ts';

export type VaccinationValues = {
  vaccineId: string;
  product: string;
  manufacturer: string;
  batch: string;
  expiresOn: string;
  givenOn: string;
  site: string;
  /** Null: as the protocol suggests. */
  nextDueOn: string | null;
};

const isDueNow = (
  vaccineId: number,
  due: readonly DueItem[],
  doses: readonly Vaccination[],
): boolean =>
  due.some(({ item, status }) => item.vaccineId === vaccineId && status !== 'UPCOMING') &&
  !doses.some((dose) => dose.vaccineId === vaccineId && !dose.voided && dose.givenOn === today());

const newDose = (): VaccinationValues => ({
  vaccineId: '',
  product: '',
  manufacturer: '',
  batch: '',
  expiresOn: '',
  givenOn: today(),
  site: '',
  nextDueOn: null,
});

/**
 * Form of a dose that the clinic gave. `dueOn` is the typed next day or, until one is typed, what the clinic's protocol
 * suggests.
 *
 * @param onSaved receives whether the form was sent by its first button, which ends the work
 */
export function useVaccinationForm(pet: Pet, onSaved: (isLast: boolean) => void) {
  const api = useApi();
  const facility = useFacility();
  const place = { petId: pet.id, facilityId: facility.id };
  const refresh = useRefreshPetRecord(pet.id);
  const { data: vaccines = [] } = useQuery(vaccinesQuery(api));
  const { data: protocols = [] } = useQuery(clinicProtocolsQuery(api, facility.id));
  const { data: doses = [] } = useQuery(vaccinationsQuery(api, pet.id));
  const { data: due = [] } = useQuery(petDueQuery(api, place));
  const isLast = useRef(true);
  const form = useCallForm<VaccinationValues, unknown>({
    defaultValues: newDose(),
    send: async ({ vaccineId, nextDueOn, ...values }, idempotencyKey) => {
      const id = Number(vaccineId);
      const { givenOn } = values;
      const next = nextDueOn ?? suggest(id, givenOn);
      await api.createVaccination({
        body: {
          ...values,
          PetId: pet.id,
          facilityId: facility.id,
          vaccineId: id,
          doseNumber: nextDoseNumber(doses, id),
          nextDueOn: next,
        },
        idempotencyKey,
      });
      await refresh();
    },
    onDone: () => onSaved(isLast.current),
  });
  const suggest = (vaccineId: number, givenOn: string) =>
    suggestNextDue({ pet, protocols, doses, vaccineId, givenOn });
  const values = useWatch({ control: form.control });
  const suggestion = suggest(Number(values.vaccineId), values.givenOn ?? '');
  const ofSpecies = vaccines.filter(
    ({ SpeciesId, vaccine }) => vaccine && SpeciesId === pet.SpeciesId,
  );
  return {
    form,
    vaccines: ofSpecies,
    /** Vaccines that are due or overdue and were not given today, to choose with one click. */
    dueVaccines: ofSpecies.filter(({ id }) => isDueNow(id, due, doses)),
    suggestion,
    dueOn: values.nextDueOn ?? suggestion,
    submit: (last: boolean) => {
      isLast.current = last;
      form.submit();
    },
  };
}
