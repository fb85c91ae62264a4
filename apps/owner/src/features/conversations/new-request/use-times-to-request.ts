import { facilitySlots, type SlotSource } from '@zampa/client/appointments/slots';
import type { OwnHold } from '@zampa/client/appointments/use-hold';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Service } from '@zampa/contract/facilities/objects';
import type { VetFacility } from '@zampa/contract/people/user';
import type { RequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import { useHeldSlot } from '@zampa/shared-screens/appointments/use-held-slot';

/** The free times of what is asked for, and the one that is held for it. */
export type TimesToRequest = {
  readonly source: SlotSource;
  readonly held: ReturnType<typeof useHeldSlot>;
};

/** Returns what the steps for time need; null until it is known which clinic and service it is about. */
export function useTimesToRequest(
  { facilityId, services, pets, assigneeId, time }: RequestDraft,
  clinic: VetFacility | undefined,
  service: Service | undefined,
  onHeld: (time: OwnHold) => void,
): TimesToRequest | null {
  const api = useApi();
  const question = { facilityId: facilityId ?? '', services, pets };
  const held = useHeldSlot({ question, assigneeId, held: time, onHeld });
  if (!clinic || !service) return null;
  const place = { zone: clinic.timezone, horizon: service.horizon };
  return { source: facilitySlots(api, question, place), held };
}
