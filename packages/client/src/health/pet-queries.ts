import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { healthKeys } from './keys.ts';

/** The most entries of each kind that a pet's page shows. */
const ENTRIES_SHOWN = 100;

/** A pet as a clinic reads its record. */
export type PetRecordPlace = { readonly petId: string; readonly facilityId: string };

/** Query for a pet that the clinic sees; null if it does not. */
export const petQuery = (api: Api, petId: string) =>
  queryOptions({
    queryKey: [...healthKeys.pet(petId), 'pet'],
    queryFn: async ({ signal }) =>
      (await api.readPets({ query: { PetId: petId }, signal }))[0] ?? null,
  });

/** Query for the visit notes of a pet at a clinic, newest first. */
export const notesQuery = (api: Api, { petId, facilityId }: PetRecordPlace) =>
  queryOptions({
    queryKey: [...healthKeys.pet(petId), 'notes', facilityId],
    queryFn: async ({ signal }) => {
      const query = { PetId: petId, facilityId, limit: ENTRIES_SHOWN };
      return (await api.readNotes({ query, signal })).items;
    },
  });

/** Query for the problems of a pet, newest first. */
export const problemsQuery = (api: Api, petId: string) =>
  queryOptions({
    queryKey: [...healthKeys.pet(petId), 'problems'],
    queryFn: async ({ signal }) =>
      (await api.readProblems({ query: { PetId: petId, limit: ENTRIES_SHOWN }, signal })).items,
  });

/** Query for the doses of a pet, latest first, voided ones included. */
export const vaccinationsQuery = (api: Api, petId: string) =>
  queryOptions({
    queryKey: [...healthKeys.pet(petId), 'vaccinations'],
    queryFn: async ({ signal }) =>
      (await api.readVaccinations({ query: { PetId: petId, limit: ENTRIES_SHOWN }, signal })).items,
  });

/** Query for the prescriptions of a pet, latest first. */
export const prescriptionsQuery = (api: Api, petId: string) =>
  queryOptions({
    queryKey: [...healthKeys.pet(petId), 'prescriptions'],
    queryFn: async ({ signal }) =>
      (await api.readPrescriptions({ query: { PetId: petId, limit: ENTRIES_SHOWN }, signal }))
        .items,
  });

/** Query for the therapy plans of a pet with their doses, latest first. */
export const petTherapiesQuery = (api: Api, petId: string) =>
  queryOptions({
    queryKey: [...healthKeys.pet(petId), 'therapies'],
    queryFn: async ({ signal }) =>
      (await api.readTherapies({ query: { PetId: petId, limit: ENTRIES_SHOWN }, signal })).items,
  });

/** Query for what is due for a pet at a clinic, earliest first. */
export const petDueQuery = (api: Api, { petId, facilityId }: PetRecordPlace) =>
  queryOptions({
    queryKey: [...healthKeys.pet(petId), 'due', facilityId],
    queryFn: async ({ signal }) => {
      const query = { PetId: petId, facilityId, limit: ENTRIES_SHOWN };
      return (await api.readDue({ query, signal })).items;
    },
  });

/** Query for the weights of a pet, newest first. */
export const weightsQuery = (api: Api, petId: string) =>
  queryOptions({
    queryKey: [...healthKeys.pet(petId), 'weights'],
    queryFn: async ({ signal }) =>
      (await api.readPetWeights({ query: { PetId: petId, limit: ENTRIES_SHOWN }, signal })).items,
  });

/** Query for the documents of a pet, latest first. */
export const documentsQuery = (api: Api, petId: string) =>
  queryOptions({
    queryKey: [...healthKeys.pet(petId), 'documents'],
    queryFn: async ({ signal }) =>
      (await api.readDocuments({ query: { PetId: petId, limit: ENTRIES_SHOWN }, signal })).items,
  });
