import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RedFlag } from '@zampa/domain/conversations/red-flags';
import type { HealthCategory, Priority } from '@zampa/domain/conversations/enumerations';
import type { AgreedTerms } from '@zampa/domain/payments/upfront';
import { refreshAppointments } from '../appointments/change-appointment.ts';
import type { OwnHold } from '../appointments/use-hold.ts';
import { useApi } from '../ClientProvider.tsx';
import { refreshLists } from '../conversations/lists/refresh-lists.ts';
import { useOutbox } from '../conversations/outbox/OutboxProvider.tsx';

/** A new request, as stored in a draft. `clientId` is its idempotency key, created once, so that it is stored once. */
export type NewRequest = {
  readonly clientId: string;
  readonly category?: HealthCategory;
  readonly facilityId: string;
  readonly familyId?: string;
  readonly pets: readonly string[];
  readonly services: readonly string[];
  readonly note: string;
  readonly priority: Priority;
  readonly redFlags: readonly RedFlag[];
  /** The price and prepayment that were shown. */
  readonly agreed?: AgreedTerms;
  /** Id of the ended conversation with the same clinic that this request follows up. */
  readonly followUpOf?: string;
  /** The first photo is sent with the request, the others as messages. */
  readonly photos: readonly Blob[];
  /** Time and address of a visit. The time is booked together with the request, or both are refused. */
  readonly booking?: {
    /** Null requests a visit without choosing a time. */
    readonly time: Pick<OwnHold, 'start' | 'assigneeId'> | null;
    readonly address?: string;
  };
};

/** Mutation that requests a consultation, or a visit with its time. Resolves to the conversation's id. */
export function useCreateConsultation() {
  const [api, queryClient, outbox] = [useApi(), useQueryClient(), useOutbox()];
  return useMutation({
    mutationFn: async (request: NewRequest) => {
      const { clientId, category = 'CONSULTATION', photos, booking, ...payload } = request;
      const [first = null, ...others] = photos;
      const { id } = await api.createEvent({
        body: {
          type: 'HEALTH',
          category,
          clientId,
          sync: true,
          payload: {
            ...payload,
            pets: [...payload.pets],
            services: [...payload.services],
            redFlags: [...payload.redFlags],
            source: 'APP',
            ...(booking && toBooking(booking)),
          },
        },
        file: first,
        idempotencyKey: clientId,
      });
      // Ids derived from the request's, so that a retried request does not send them twice.
      for (const [index, photo] of others.entries())
        await outbox.enqueue({
          clientId: `${clientId}-${index}`,
          conversationId: id,
          message: '',
          file: photo,
        });
      return id;
    },
    onSuccess: () => refreshLists(queryClient),
    onSettled: (_id, _error, { booking }) => booking && refreshAppointments(queryClient),
  });
}

const toBooking = ({ time, address }: NonNullable<NewRequest['booking']>) => ({
  event: time ? { start: time.start, resource: time.assigneeId } : {},
  ...(address && { address }),
});
