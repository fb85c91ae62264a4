import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { newOwner, openSession, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import {
  at,
  book,
  updateCalendarEntry,
  newOpenClinic,
  type OpenClinic,
} from '../appointments/clinic.ts';
import { addToFamily } from '../families/families.ts';
import { readMetric } from '../jobs/jobs.ts';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const HOUR = 3600;
const MOST = 12;

describe('limits of notification e-mails', () => {
  const product = useProduct();
  const signInAgain = ({ email, ...sender }: TestAccount) => openSession(sender, email);
  /** Counts the e-mails to a person with these words in the subject. */
  const countEmailsTo = async ({ email }: TestAccount, words: string) => {
    await waitForJobs(product());
    return product().mailbox.emails.filter(
      ({ recipients, mail }) => recipients.includes(email) && mail.subject?.includes(words),
    ).length;
  };
  const passedOver = async () =>
    (await readMetric(product(), 'limits_passed_over_total{limit="news-letters"}')) ?? 0;
  const countNotifications = (userId: string, kind: string) =>
    countOf(product(), 'notifications', 'user_id = $1 and kind = $2', [userId, kind]);

  const bookAndCallOff = async (person: TestAccount, { visitId }: OpenClinic) => {
    const { id } = await book(person, visitId, { start: at(product().clock.now(), 3) });
    await updateCalendarEntry(person, id, { status: 'CANCELED' });
  };

  it('allow a clinic twelve e-mails an hour about the cancellations of each client', async () => {
    const clinic = await newOpenClinic(product(), { instant: true });
    const partner = await newOwner(product(), 'Gino');
    await addToFamily(clinic.owner, partner);
    product().clock.advanceToNext(HOUR);
    const [owner, other] = [await signInAgain(clinic.owner), await signInAgain(partner)];
    const before = await passedOver();
    for (let times = 0; times < MOST + 3; times += 1) await bookAndCallOff(owner, clinic);
    expect(await countEmailsTo(clinic.vet, 'canceled an appointment')).toBe(MOST);
    expect(await passedOver()).toBe(before + 3);
    // The app has one notification for all cancellations of a visit.
    expect(await countNotifications(clinic.vet.id, 'CALLED_OFF')).toBe(1);

    await bookAndCallOff(other, clinic);
    expect(await countEmailsTo(clinic.vet, 'canceled an appointment')).toBe(MOST + 1);
    product().clock.advanceToNext(HOUR);
    await bookAndCallOff(await signInAgain(clinic.owner), clinic);
    expect(await countEmailsTo(clinic.vet, 'canceled an appointment')).toBe(MOST + 2);
  });

  it('allow a client twelve e-mails an hour about cancellations by a clinic, and one per booking', async () => {
    const clinic = await newOpenClinic(product());
    product().clock.advanceToNext(HOUR);
    const vet = await signInAgain(clinic.vet);
    for (let times = 0; times < MOST + 2; times += 1) await bookAndCallOff(vet, clinic);
    expect(await countEmailsTo(clinic.owner, 'was canceled')).toBe(MOST);
    expect(await countEmailsTo(clinic.owner, 'Your appointment')).toBe(2 * MOST + 2);
  });

  it('allow a client twelve e-mails an hour each about ending and resuming the relation', async () => {
    const clinic = await newClinicWithClient(product());
    const { owner } = clinic;
    product().clock.advanceToNext(HOUR);
    const vet = await signInAgain(clinic.vet);
    const set = (status: 'DISABLED_BY_VET' | 'ACTIVE') =>
      vet.call(updateClientStatus, {
        body: { userId: owner.id, facilityId: clinic.vet.facility.id, status },
      });
    for (let times = 0; times < MOST + 2; times += 1) {
      await set('DISABLED_BY_VET');
      await set('ACTIVE');
    }
    expect(await countEmailsTo(owner, 'You are no longer a client')).toBe(MOST);
    expect(await countEmailsTo(owner, 'again')).toBe(MOST);
    expect(await countNotifications(owner.id, 'CLIENT_ENDED'), 'the app tells of each').toBe(
      MOST + 2,
    );
  });
});
