import { facilitySlots, type SlotSource } from '@zampa/client/appointments/slots';
import type { OwnHold } from '@zampa/client/appointments/use-hold';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Service } from '@zampa/contract/facilities/objects';
import type { VetFacility } from '@zampa/contract/people/user';
import type { RequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import { useHeldSlot } from '@zampa/shared-screens/appointments/use-held-slot';

/** Available slots for a request, and the slot held for it. */
export type RequestTimes = {
  readonly source: SlotSource;
  readonly held: ReturnType<typeof useHeldSlot>;
};

/** Returns the slots for the time step; null until the clinic and service are known. */
export function useRequestTimes(
  { facilityId, services, pets, assigneeId, time }: RequestDraft,
  clinic: VetFacility | undefined,
  service: Service | undefined,
  onHeld: (time: OwnHold) => void,
): RequestTimes | null {
  const api = useApi();
  const question = { facilityId: facilityId ?? '', services, pets };
  const held = useHeldSlot({ search: question, assigneeId, held: time, onHeld });
  if (!clinic || !service) return null;
  const place = { zone: clinic.timezone, horizon: service.horizon };
  return { source: facilitySlots(api, question, place), held };
}
