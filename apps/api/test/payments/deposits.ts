import { updateService } from '@zampa/contract/services/update-service';
import { signedIn } from '@zampa/testing/people';
import { askForVisit, newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import type { Product } from '../product.ts';
import { takeCards } from './visits.ts';

/** With a visit that was asked for before it had a price. */
export type DepositClinic = OpenClinic & { readonly freeId: string };

/** A clinic whose visits cost € 60.00, of which so much is paid when they are booked. */
export async function newDepositClinic(
  product: Product,
  deposit: 0 | 20 | 100,
): Promise<DepositClinic> {
  const clinic = await newOpenClinic(product);
  await takeCards(clinic.vet);
  const { facilityId, serviceId } = clinic;
  const body = { facilityId, price: 6000, deposit, instant: true };
  await clinic.vet.call(updateService, { query: { id: serviceId }, body });
  return { ...clinic, freeId: clinic.visitId, visitId: await askForVisit(clinic) };
}

/** The same people, so many seconds later: access ends sooner than what is waited for. */
export async function laterAt(
  { clock }: Product,
  clinic: OpenClinic,
  seconds: number,
): Promise<OpenClinic> {
  clock.advance(seconds);
  const { vet, owner } = clinic;
  return {
    ...clinic,
    vet: { ...vet, ...(await signedIn(vet, vet.email)) },
    owner: { ...owner, ...(await signedIn(owner, owner.email)) },
  };
}
