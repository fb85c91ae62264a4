import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { newOwner, signedIn, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at, book, change, newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import { becomeFamily } from '../families/families.ts';
import { metricOf } from '../jobs/jobs.ts';
import { settled } from '../notifications/settled.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const HOUR = 3600;
const MOST = 12;

describe('letters about what somebody does again and again', () => {
  const product = useProduct();
  const again = ({ email, ...sender }: TestAccount) => signedIn(sender, email);
  /** How many letters somebody has whose subject has these words. */
  const lettersTo = async ({ email }: TestAccount, words: string) => {
    await settled(product());
    return product().mailbox.letters.filter(
      ({ recipients, mail }) => recipients.includes(email) && mail.subject?.includes(words),
    ).length;
  };
  const passedOver = async () =>
    (await metricOf(product(), 'limits_passed_over_total{limit="news-letters"}')) ?? 0;
  const newsOf = (userId: string, kind: string) =>
    countOf(product(), 'notifications', 'user_id = $1 and kind = $2', [userId, kind]);

  const bookAndCallOff = async (by: TestAccount, { visitId }: OpenClinic) => {
    const { id } = await book(by, visitId, { start: at(product().clock.now(), 3) });
    await change(by, id, { status: 'CANCELED' });
  };

  it('are twelve in an hour to a clinic, of each of its clients who books and calls off', async () => {
    const clinic = await newOpenClinic(product(), { instant: true });
    const partner = await newOwner(product(), 'Gino');
    await becomeFamily(clinic.owner, partner);
    product().clock.advanceToNext(HOUR);
    const [owner, other] = [await again(clinic.owner), await again(partner)];
    const before = await passedOver();
    for (let times = 0; times < MOST + 3; times += 1) await bookAndCallOff(owner, clinic);
    expect(await lettersTo(clinic.vet, 'called off')).toBe(MOST);
    expect(await passedOver()).toBe(before + 3);
    // The app tells of each, of those of one visit in one place.
    expect(await newsOf(clinic.vet.id, 'CALLED_OFF')).toBe(1);

    await bookAndCallOff(other, clinic);
    expect(await lettersTo(clinic.vet, 'called off')).toBe(MOST + 1);
    product().clock.advanceToNext(HOUR);
    await bookAndCallOff(await again(clinic.owner), clinic);
    expect(await lettersTo(clinic.vet, 'called off')).toBe(MOST + 2);
  });

  it('are twelve in an hour to a client whose bookings a clinic calls off, and one for each that it books', async () => {
    const clinic = await newOpenClinic(product());
    product().clock.advanceToNext(HOUR);
    const vet = await again(clinic.vet);
    for (let times = 0; times < MOST + 2; times += 1) await bookAndCallOff(vet, clinic);
    expect(await lettersTo(clinic.owner, 'is called off')).toBe(MOST);
    expect(await lettersTo(clinic.owner, 'Your appointment')).toBe(2 * MOST + 2);
  });

  it('are twelve in an hour to a client whom a clinic ends and enables', async () => {
    const clinic = await newClinicWithClient(product());
    const { owner } = clinic;
    product().clock.advanceToNext(HOUR);
    const vet = await again(clinic.vet);
    const set = (status: 'DISABLED_BY_VET' | 'ACTIVE') =>
      vet.call(updateClientStatus, {
        body: { userId: owner.id, facilityId: clinic.vet.facility.id, status },
      });
    for (let times = 0; times < MOST + 2; times += 1) {
      await set('DISABLED_BY_VET');
      await set('ACTIVE');
    }
    expect(await lettersTo(owner, 'no longer has you')).toBe(MOST);
    expect(await lettersTo(owner, 'has you as a client again')).toBe(MOST);
    expect(await newsOf(owner.id, 'CLIENT_ENDED'), 'the app tells of each').toBe(MOST + 2);
  });
});
