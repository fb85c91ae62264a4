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
    {
      whose: 'the clinic they have been with for longest',
      zone: 'America/New_York',
      name: 'Eastern Time',
    },
    { whose: 'who is with none', zone: 'Europe/Rome', name: 'Central European Time' },
  ])('says the hour in the zone of $whose', async ({ whose, zone, name }) => {
    const owner = await newOwner(product());
    if (whose !== 'who is with none') {
      const [older, younger] = [await newVet(product()), await newVet(product())];
      await join(owner, younger.facility);
      await join(owner, older.facility);
      for (const [{ facility }, theirs] of [
        [younger, 'America/New_York'],
        [older, 'Asia/Tokyo'],
      ] as const)
        await product().pool.query('update facilities set timezone = $2 where id = $1', [
          facility.id,
          theirs,
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
