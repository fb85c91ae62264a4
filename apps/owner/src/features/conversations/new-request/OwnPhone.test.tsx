import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { describe, expect, it } from 'vitest';
import { OwnPhone } from './OwnPhone.tsx';

const withoutPhone = { ...marta, phone: null, mobile: null };

describe('OwnPhone', () => {
  it('saves the number and then disappears', async () => {
    const { page, server } = await renderScreen(<OwnPhone clinicName="San Luca" />, {
      app: 'owner',
      me: withoutPhone,
      answers: { 'PATCH /users': () => ({ ...withoutPhone, mobile: '+39 333 1234567' }) },
    });
    const field = page.getByRole('textbox', { name: 'Your phone number' });
    await field.fill('+39 333 1234567');
    await page.getByRole('button', { name: 'Save number' }).click();
    await expect.element(field).not.toBeInTheDocument();
    expect(server.sent('PATCH /users').map(({ body }) => body)).toEqual([
      { mobile: '+39 333 1234567' },
    ]);
  });

  it('keeps a refused number and shows why at the field', async () => {
    const { page } = await renderScreen(<OwnPhone clinicName="San Luca" />, {
      app: 'owner',
      me: withoutPhone,
      answers: {
        'PATCH /users': () =>
          refusal(400, 'VALIDATION', [{ field: 'mobile', code: 'invalid_phone' }]),
      },
    });
    const field = page.getByRole('textbox', { name: 'Your phone number' });
    await field.fill('000 000000');
    await page.getByRole('button', { name: 'Save number' }).click();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveValue('000 000000');
  });

  it('asks only once, except in an emergency', async () => {
    const { page } = await renderScreen(
      <>
        <OwnPhone clinicName="San Luca" />
        <OwnPhone clinicName="Roma Vet" isUrgent />
      </>,
      { app: 'owner', me: withoutPhone },
    );
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect.element(page.getByText('How can San Luca call you?')).not.toBeInTheDocument();
    await expect.element(page.getByText('How can Roma Vet call you?')).toBeVisible();
  });

  it('does not ask users who have a number', async () => {
    const { page } = await renderScreen(
      <>
        <OwnPhone clinicName="San Luca" isUrgent />
        <p>Below</p>
      </>,
      { app: 'owner', me: { ...withoutPhone, mobile: '+39 333 1234567' } },
    );
    await expect.element(page.getByText('Below')).toBeVisible();
    expect(page.getByRole('textbox').query()).toBeNull();
  });
});
