import { updateNotificationPreferences } from '@zampa/contract/notifications/update-notification-preferences';
import { DEFAULT_CHOICES } from '@zampa/domain/notifications/channels';
import { joinClinic, newOwner, newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { requestDeletion } from './account-erasure.ts';

describe('account deletion e-mail', () => {
  const product = useProduct();
  const writtenAt = (date: string, zone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(new Date(date));

  it.each([
    { whose: 'a person who has set one', zone: 'Asia/Kolkata', name: 'India Standard Time' },
    {
      whose: 'the oldest clinic of the person',
      zone: 'America/New_York',
      name: 'Eastern Time',
    },
    { whose: 'Italy, without a clinic', zone: 'Europe/Rome', name: 'Central European Time' },
  ])('gives the time in the time zone of $whose', async ({ whose: source, zone, name }) => {
    const owner = await newOwner(product());
    if (source !== 'Italy, without a clinic') {
      const [older, younger] = [await newVet(product()), await newVet(product())];
      await joinClinic(owner, younger.facility);
      await joinClinic(owner, older.facility);
      for (const [{ facility }, theirs] of [
        [younger, 'America/New_York'],
        [older, 'Asia/Tokyo'],
      ] as const)
        await product().pool.query('update facilities set timezone = $2 where id = $1', [
          facility.id,
          theirs,
        ]);
    }
    if (source === 'a person who has set one')
      await owner.call(updateNotificationPreferences, {
        body: { choices: DEFAULT_CHOICES, quietHours: { from: 1320, to: 420, zone } },
      });
    const { date } = await requestDeletion(owner);
    const { mail } = await product().mailbox.next({ to: owner.email });
    expect(mail.text).toContain(` at ${writtenAt(date, zone)} (${name})`);
  });
});
