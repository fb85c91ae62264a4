import { updateNotificationPreferences } from '@zampa/contract/notifications/update-notification-preferences';
import { USUAL_CHOICES } from '@zampa/domain/notifications/channels';
import { join, newOwner, newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { askToLeave } from './leaving.ts';

describe('the letter on a deletion', () => {
  const product = useProduct();
  const writtenAt = (date: string, zone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(new Date(date));

  it.each([
    { whose: 'whoever told theirs', zone: 'Asia/Kolkata', name: 'India Standard Time' },
    { whose: 'the clinic they are with', zone: 'America/New_York', name: 'Eastern Time' },
    { whose: 'who is with none', zone: 'Europe/Rome', name: 'Central European Time' },
  ])('says the hour in the zone of $whose', async ({ whose, zone, name }) => {
    const owner = await newOwner(product());
    if (whose !== 'who is with none') {
      const vet = await newVet(product());
      await join(owner, vet.facility);
      await product().pool.query('update facilities set timezone = $2 where id = $1', [
        vet.facility.id,
        'America/New_York',
      ]);
    }
    if (whose === 'whoever told theirs')
      await owner.call(updateNotificationPreferences, {
        body: { choices: USUAL_CHOICES, quietHours: { from: 1320, to: 420, zone } },
      });
    const { date } = await askToLeave(owner);
    const { mail } = await product().mailbox.next({ to: owner.email });
    expect(mail.text).toContain(` at ${writtenAt(date, zone)} (${name})`);
  });
});
