import {
  conversationPets,
  conversations,
  conversationServices,
} from '@zampa/db/schema/conversations';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishClient } from '../../realtime/publish-family.ts';
import { appendEvent, publishEvent, scheduleUnreadEmail } from '../conversations/public.ts';
import { storeFile } from '../files/public.ts';
import { newId } from '../../db/ids.ts';
import { chargeRequest } from '../payments/public.ts';
import { linkPetsToFacility } from '../pets/public.ts';
import { linkFollowUp } from './link-follow-up.ts';
import type { IncomingRequest } from './incoming-request.ts';
import type { ValidatedRequest } from './validate-request.ts';

/** Minutes to pay for a message consultation, unless the request says otherwise. */
const DAY_WINDOW = 1440;

/**
 * Creates the conversation of a request by a pet owner, or by a vet for a client. Signs of an emergency set the
 * priority to HIGH. A request by a pet owner links the pets to the clinic. A message consultation with a deposit
 * must be paid before the clinic receives it. Errors: VALIDATION if `followUpOf` cannot be continued, and the
 * errors of a file upload.
 */
export async function createConsultation(
  deps: Deps,
  { viewer, tx, body, file, client, now }: IncomingRequest,
  { facilityId, familyId, category, petIds, services }: ValidatedRequest,
) {
  const { note, redFlags, source, followUpOf, priority } = body.payload;
  if (followUpOf) await linkFollowUp(deps, tx, { facilityId, familyId, id: followUpOf }, now);

  const id = newId();
  await tx.insert(conversations).values({
    note,
    redFlags,
    source,
    followUpOf,
    priority: redFlags.length > 0 ? 'HIGH' : priority,
    ...client,
    id,
    facilityId,
    familyId,
    category,
    status: 'NEW',
    creatorId: viewer.userId,
    openedByVet: viewer.isVet,
    price: services.reduce((sum, { price }) => sum + price, 0),
    createdAt: now,
    updatedAt: now,
  });
  await tx.insert(conversationPets).values(petIds.map((petId) => ({ conversationId: id, petId })));
  await tx.insert(conversationServices).values(
    services.map(({ id: serviceId, name, price }) => ({
      conversationId: id,
      serviceId,
      name,
      price,
    })),
  );
  const fileId = await storeFile(deps, { tx, viewer, now }, file, { conversationId: id });
  if (fileId) await tx.update(conversations).set({ fileId }).where(eq(conversations.id, id));
  const hasNewLink = !viewer.isVet && (await linkPetsToFacility(tx, facilityId, petIds, now));
  publishEvent(deps, tx, { action: 'created', conversationId: id, eventId: null });
  if (hasNewLink) publishClient(deps, tx, facilityId, familyId);
  const { userId } = viewer;
  const window = body.payload.upfront?.window ?? DAY_WINDOW;
  const isToPay =
    !viewer.isVet &&
    category === 'CONSULTATION' &&
    (await chargeRequest(
      deps,
      { tx, now },
      { id, facilityId, familyId, services, window, userId },
    ));
  // A request that has to be paid first reaches the clinic with its payment.
  if (!isToPay) await notifyOtherSide(deps, { viewer, tx, body, now }, { id, category });
  return { id, seq: 0 };
}

/**
 * Stores the opening note of a clinic as a message and schedules the e-mail about unread messages. Visits are
 * announced with their appointment instead.
 */
async function notifyOtherSide(
  deps: Deps,
  { viewer, tx, body, now }: Pick<IncomingRequest, 'viewer' | 'tx' | 'body' | 'now'>,
  { id: conversationId, category }: Pick<ValidatedRequest, 'category'> & { readonly id: string },
): Promise<void> {
  const { userId } = viewer;
  const { note: message, event } = body.payload;
  if (!viewer.isVet) {
    const ownerMessage = { conversationId, seq: 0, userId, party: 'owner' } as const;
    if (category === 'CONSULTATION') await scheduleUnreadEmail(deps, tx, ownerMessage, now);
    return;
  }
  if (category === 'VISIT' || event) return;
  const facilityMessage = { conversationId, userId, party: 'facility' } as const;
  // The clinic's opening note is stored as a message, so that it is unread until the family has read it.
  const { seq } = message
    ? await appendEvent(tx, { ...facilityMessage, type: 'CHAT', message }, now)
    : { seq: 0 };
  await scheduleUnreadEmail(deps, tx, { ...facilityMessage, seq }, now);
}
