import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RedFlag } from '@zampa/domain/conversations/red-flags';
import type { HealthCategory, Priority } from '@zampa/domain/conversations/enumerations';
import type { AgreedTerms } from '@zampa/domain/payments/upfront';
import { renewAppointments } from '../appointments/change-appointment.ts';
import type { OwnHold } from '../appointments/use-hold.ts';
import { useApi } from '../ClientProvider.tsx';
import { refreshLists } from '../realtime/receive.ts';
import { useOutbox } from '../conversations/outbox/OutboxProvider.tsx';

/** A new request, as a draft keeps it: `clientId` is made once and kept until it has arrived, so it is stored once. */
export type Request = {
  readonly clientId: string;
  readonly category?: HealthCategory;
  readonly facilityId: string;
  readonly familyId?: string;
  readonly pets: readonly string[];
  readonly services: readonly string[];
  readonly note: string;
  readonly priority: Priority;
  readonly redFlags: readonly RedFlag[];
  /** What it costs and what of it is paid before, as it was shown. */
  readonly agreed?: AgreedTerms;
  /** The ended conversation with the same clinic that it goes on from. */
  readonly followUpOf?: string;
  /** The first goes with the request, the others follow as messages. */
  readonly photos: readonly Blob[];
  /** Of a visit: its time, booked with it or not at all. */
  readonly booking?: {
    /** Null asks for a time without naming one. */
    readonly time: Pick<OwnHold, 'start' | 'assigneeId'> | null;
    readonly address?: string;
  };
};

/** Asks for a consultation, or for a visit with its time; gives the id of the conversation. */
export function useCreateConsultation() {
  const [api, queryClient, outbox] = [useApi(), useQueryClient(), useOutbox()];
  return useMutation({
    mutationFn: async (request: Request) => {
      const { clientId, category = 'CONSULTATION', photos, booking, ...payload } = request;
      const [first = null, ...others] = photos;
      const { id } = await api.send('POST /events', {
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
            ...(booking && bookingOf(booking)),
          },
        },
        file: first,
        idempotencyKey: clientId,
      });
      // Their ids follow from the request's, so that a request that is sent twice does not bring them twice.
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
    onSettled: (_id, _error, { booking }) => booking && renewAppointments(queryClient),
  });
}

const bookingOf = ({ time, address }: NonNullable<Request['booking']>) => ({
  event: time ? { start: time.start, resource: time.assigneeId } : {},
  ...(address && { address }),
});
