import { updateService } from '@zampa/contract/services/update-service';
import { openSession } from '@zampa/testing/people';
import { requestVisit, newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import type { Product } from '../product.ts';
import { connectCards } from './visits.ts';

/** Clinic with a second visit, `freeId`, requested before the service had a price. */
export type DepositClinic = OpenClinic & { readonly freeId: string };

/** Creates a clinic whose visits cost €60.00, with this percentage due when booking. */
export async function newDepositClinic(
  product: Product,
  deposit: 0 | 20 | 100,
): Promise<DepositClinic> {
  const clinic = await newOpenClinic(product);
  await connectCards(clinic.vet);
  const { facilityId, serviceId } = clinic;
  const body = { facilityId, price: 6000, deposit, instant: true };
  await clinic.vet.call(updateService, { query: { id: serviceId }, body });
  return { ...clinic, freeId: clinic.visitId, visitId: await requestVisit(clinic) };
}

/** Advances the clock and signs both people in again, because access tokens expire earlier. */
export async function advanceAndSignIn(
  { clock }: Product,
  clinic: OpenClinic,
  seconds: number,
): Promise<OpenClinic> {
  clock.advance(seconds);
  const { vet, owner } = clinic;
  return {
    ...clinic,
    vet: { ...vet, ...(await openSession(vet, vet.email)) },
    owner: { ...owner, ...(await openSession(owner, owner.email)) },
  };
}
