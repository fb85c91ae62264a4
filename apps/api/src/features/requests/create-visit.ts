import { toHealthCategory } from '@zampa/domain/conversations/enumerations';
import { agreedTerms } from '@zampa/domain/payments/upfront';
import type { Deps } from '../../deps.ts';
import { omitUndefined } from '../../db/omit-undefined.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import { bookTime, linkToAppointment, refuseTakenTime } from '../appointments/public.ts';
import { createConsultation } from './create-consultation.ts';
import type { IncomingRequest } from './incoming-request.ts';
import { type ValidatedRequest, validateRequest } from './validate-request.ts';

const BOOKING_FIELDS = ['upfront', 'address', 'tellClient'] as const;

/**
 * Creates a conversation. For a visit also books the time and links the consultation that it continues, in one
 * transaction. Errors: the errors of these three steps, VALIDATION for a time without a visit, FORBIDDEN if a pet
 * owner links a consultation, PRICE_CHANGED if the price is not the one shown.
 *
 * @param through a link in an e-mail books visits even for clients without an account
 */
export async function createVisit(
  deps: Deps,
  posted: IncomingRequest,
  through: 'app' | 'link' = 'app',
) {
  const { viewer, tx, body, now } = posted;
  const { event, upfront, address, tellClient: shouldNotifyClient, relatedTo } = body.payload;
  refuseBookingWithoutVisit(body, viewer.isVet);
  if (relatedTo && !viewer.isVet) throw new Refusal('FORBIDDEN');
  const request = await validateRequest(posted, through);
  refuseChangedPrice(body, request);
  // Checked after all other refusals.
  if (event?.start && !relatedTo && !body.payload.followUpOf && !posted.file) {
    const { familyId, facilityId, petIds: pets, services } = request;
    const wish = { ...event, start: event.start, pets, services: services.map(({ id }) => id) };
    await refuseTakenTime(posted, { familyId, facilityId, wish, tellClient: shouldNotifyClient });
  }
  const created = await createConsultation(deps, posted, request);
  // Links before booking: others who hold the consultation's lock wait for rows that the booking locks.
  if (relatedTo) {
    const link = { consultationId: relatedTo, appointmentId: created.id };
    await linkToAppointment(deps, { viewer, tx, now }, link);
  }
  if (event) {
    const booker = { viewer, tx, now, client: {} };
    const options = omitUndefined({ upfront, address, tellClient: shouldNotifyClient });
    await bookTime(deps, booker, { visitId: created.id, event, ...options });
  }
  return created;
}

/** Throws PRICE_CHANGED if the price or prepayment is not the one that the client agreed to. */
function refuseChangedPrice(
  { payload: { agreed, event } }: IncomingRequest['body'],
  { services, category }: ValidatedRequest,
): void {
  if (!agreed) return;
  const isPaidFirst = category === 'CONSULTATION' || event?.start !== undefined;
  const { price, upfront } = agreedTerms(services, isPaidFirst);
  if (agreed.price !== price || agreed.upfront !== upfront) throw new Refusal('PRICE_CHANGED');
}

/** A message consultation can name only how long its owner has to pay. */
function refuseBookingWithoutVisit(
  { category, payload }: IncomingRequest['body'],
  viewerIsVet: boolean,
): void {
  const isVisit = toHealthCategory(category) !== 'CONSULTATION';
  for (const name of ['event', 'relatedTo'] as const)
    if (payload[name] !== undefined && !isVisit) throw invalid(`payload.${name}`, 'unexpected');
  const withoutEvent = BOOKING_FIELDS.filter(
    (name) => isVisit || viewerIsVet || name !== 'upfront',
  );
  for (const name of withoutEvent)
    if (payload[name] !== undefined && payload.event === undefined)
      throw invalid(`payload.${name}`, 'unexpected');
}
