import { facilitySlots, type SlotSource } from '@zampa/client/appointments/slots';
import type { OwnHold } from '@zampa/client/appointments/use-hold';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Service } from '@zampa/contract/facilities/objects';
import type { VetFacility } from '@zampa/contract/people/user';
import type { AskDraft } from '@zampa/shared-screens/conversations/use-ask-draft';
import { useHeldTime } from '@zampa/shared-screens/appointments/use-held-time';

/** The free times of what is asked for, and the one that is held for it. */
export type AskTimes = {
  readonly source: SlotSource;
  readonly held: ReturnType<typeof useHeldTime>;
};

/** What the steps for time need; null until it is known which clinic and service it is about. */
export function useAskTimes(
  { facilityId, services, pets, assigneeId, time }: AskDraft,
  clinic: VetFacility | undefined,
  service: Service | undefined,
  onHeld: (time: OwnHold) => void,
): AskTimes | null {
  const api = useApi();
  const question = { facilityId: facilityId ?? '', services, pets };
  const held = useHeldTime({ question, assigneeId, held: time, onHeld });
  if (!clinic || !service) return null;
  const place = { zone: clinic.timezone, horizon: service.horizon };
  return { source: facilitySlots(api, question, place), held };
}
