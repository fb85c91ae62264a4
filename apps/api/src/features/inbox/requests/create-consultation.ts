import {
  conversationPets,
  conversations,
  conversationServices,
} from '@zampa/db/schema/conversations';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishClient } from '../../../realtime/publish-family.ts';
import {
  appendEvent,
  type PostedEvent,
  publishEvent,
  scheduleUnreadEmail,
} from '../../conversations/public.ts';
import { storeFile } from '../../files/public.ts';
import { newId } from '../../../db/ids.ts';
import { linkToFacility } from '../../pets/public.ts';
import { goOnFrom } from './go-on-from.ts';
import type { JudgedRequest } from './judge-request.ts';

/**
 * Creates a consultation: a pet owner asks a clinic, or a vet opens a conversation for a client. What the server owns
 * is set here: status NEW, who, when; with a sign of an emergency its priority is high. Asking about a pet lets the
 * clinic see it. Refusals: VALIDATION for what it cannot go on from, those of a file.
 */
export async function createConsultation(
  deps: Deps,
  { viewer, tx, body, file, client, now }: PostedEvent<'HEALTH'>,
  { facilityId, familyId, category, petIds, services }: JudgedRequest,
) {
  const { note, redFlags, source, followUpOf, priority } = body.payload;
  if (followUpOf) await goOnFrom(deps, tx, { facilityId, familyId, id: followUpOf }, now);

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
  const shown = !viewer.isVet && (await linkToFacility(tx, facilityId, petIds, now));
  publishEvent(deps, tx, { action: 'created', conversationId: id, eventId: null });
  if (shown) publishClient(deps, tx, facilityId, familyId);
  await tellOtherSide(deps, { viewer, tx, body, now }, { id, category });
  return { id, seq: 0 };
}

/** A visit is told with its time, by either side; of everything else the other side hears by what was written. */
async function tellOtherSide(
  deps: Deps,
  { viewer, tx, body, now }: Pick<PostedEvent<'HEALTH'>, 'viewer' | 'tx' | 'body' | 'now'>,
  { id: conversationId, category }: Pick<JudgedRequest, 'category'> & { readonly id: string },
): Promise<void> {
  const { userId } = viewer;
  const { note: message, event } = body.payload;
  if (!viewer.isVet) {
    const asked = { conversationId, seq: 0, userId, party: 'owner' } as const;
    if (category === 'CONSULTATION') await scheduleUnreadEmail(deps, tx, asked, now);
    return;
  }
  if (category === 'VISIT' || event) return;
  const by = { conversationId, userId, party: 'facility' } as const;
  // What a clinic begins with is a message like those that follow: unread until the family has read it.
  const { seq } = message
    ? await appendEvent(tx, { ...by, type: 'CHAT', message }, now)
    : { seq: 0 };
  await scheduleUnreadEmail(deps, tx, { ...by, seq }, now);
}
