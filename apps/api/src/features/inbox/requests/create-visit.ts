import { healthCategory } from '@zampa/domain/conversations/enumerations';
import { agreedTerms } from '@zampa/domain/payments/upfront';
import type { Deps } from '../../../deps.ts';
import { omitUndefined } from '../../../db/omit-undefined.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { actOnAppointment, postCalendar, refuseTaken } from '../../appointments/public.ts';
import type { PostedEvent } from '../../conversations/public.ts';
import { createConsultation } from './create-consultation.ts';
import { type JudgedRequest, judgeRequest } from './judge-request.ts';

const OF_BOOKINGS = ['upfront', 'address', 'tellClient'] as const;

/**
 * Opens a conversation, of a visit with its booking and what ties it to the consultation it goes on from: all of it is
 * there, or nothing. Refusals: those of the three, VALIDATION for a time of what is no visit, FORBIDDEN for a pet owner
 * who ties, PRICE_CHANGED where it costs something else than they were shown.
 */
export async function createVisit(deps: Deps, posted: PostedEvent<'HEALTH'>) {
  const { viewer, body } = posted;
  const { event, upfront, address, tellClient, relatedTo } = body.payload;
  refuseBookingOfNoVisit(body);
  if (relatedTo && !viewer.isVet) throw new Refusal('FORBIDDEN');
  const request = await judgeRequest(posted);
  refuseOtherTerms(body, request);
  // Whatever else may be refused comes first.
  if (event?.start && !relatedTo && !body.payload.followUpOf && !posted.file) {
    const { familyId, facilityId, petIds: pets, services } = request;
    const wish = { ...event, start: event.start, pets, services: services.map(({ id }) => id) };
    await refuseTaken(posted, { familyId, facilityId, wish, tellClient });
  }
  const asked = await createConsultation(deps, posted, request);
  const more = { ...posted, file: null, client: {} };
  // Before the booking, which locks what others wait for who have locked the consultation.
  if (relatedTo) {
    const payload = { eventAction: 'RELATED_TO_APPOINTMENT', appointmentId: asked.id } as const;
    await actOnAppointment(deps, { ...more, body: { type: 'BOT', parent_id: relatedTo, payload } });
  }
  if (event) {
    const payload = { event, reason: '', ...omitUndefined({ upfront, address, tellClient }) };
    const booking = { type: 'CALENDAR', category: 'BOOKING', parent_id: asked.id } as const;
    await postCalendar(deps, { ...more, body: { ...booking, payload } });
  }
  return asked;
}

/** Nobody pays another price than they were shown. Refusal: PRICE_CHANGED. */
function refuseOtherTerms(
  { payload: { agreed, event } }: PostedEvent<'HEALTH'>['body'],
  { services }: JudgedRequest,
): void {
  if (!agreed) return;
  const { price, upfront } = agreedTerms(services, event?.start !== undefined);
  if (agreed.price !== price || agreed.upfront !== upfront) throw new Refusal('PRICE_CHANGED');
}

function refuseBookingOfNoVisit({ category, payload }: PostedEvent<'HEALTH'>['body']): void {
  const isVisit = healthCategory(category) !== 'CONSULTATION';
  for (const name of ['event', 'relatedTo'] as const)
    if (payload[name] !== undefined && !isVisit) throw invalid(`payload.${name}`, 'unexpected');
  for (const name of OF_BOOKINGS)
    if (payload[name] !== undefined && payload.event === undefined)
      throw invalid(`payload.${name}`, 'unexpected');
}
