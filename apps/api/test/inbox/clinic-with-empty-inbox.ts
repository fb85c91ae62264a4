import { at, book, newOpenClinic } from '../appointments/clinic.ts';
import type { Product } from '../product.ts';

const DAYS_AWAY = 5;

/** Creates a clinic whose first visit is booked, so that its inbox is empty. */
export async function clinicWithEmptyInbox(product: Product) {
  const clinic = await newOpenClinic(product);
  const { id: bookingId } = await book(clinic.vet, clinic.visitId, {
    start: at(product.clock.now(), DAYS_AWAY),
  });
  return { ...clinic, bookingId };
}
