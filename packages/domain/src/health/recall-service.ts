import { VISIT_SERVICE_TYPE } from '../services/service-types.ts';

/** A service as recalls choose from it; `species` is empty for all. */
export type RecallService = {
  readonly id: string;
  readonly serviceTypeId: number;
  readonly species: readonly number[];
  /** In percent of the price. */
  readonly deposit: number;
};

/** Subject of a recall: the species of the pet and the service that the protocol names. */
export type RecallSubject = { readonly speciesId: number; readonly serviceId: string | null };

/**
 * Returns the enabled services that a recall can offer, best first: the one that the protocols name, then the other
 * visits at the clinic for all of its species.
 */
export function servicesForRecall<Service extends RecallService>(
  services: readonly Service[],
  subjects: readonly RecallSubject[],
): readonly Service[] {
  const fits = services.filter(
    ({ serviceTypeId, species }) =>
      serviceTypeId === VISIT_SERVICE_TYPE &&
      (species.length === 0 || subjects.every(({ speciesId }) => species.includes(speciesId))),
  );
  const isNamed = ({ id }: Service) => subjects.some(({ serviceId }) => serviceId === id);
  return [...fits.filter(isNamed), ...fits.filter((service) => !isNamed(service))];
}
