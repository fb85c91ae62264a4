import '@zampa/i18n/english/facilities';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { clinic, vera } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it, vi } from 'vitest';
import { CreateFacilityForm } from './CreateFacilityForm.tsx';

describe('CreateFacilityForm', () => {
  it('requires both declarations', async () => {
    const created = vi.fn<() => void>();
    const { page, server } = await renderScreen(
      <CreateFacilityForm email="vera@clinic.example" onCreated={created} />,
      { app: 'clinic', me: vera, answers: { 'POST /facilities': () => clinic } },
    );
    const open = page.getByRole('button', { name: 'Create clinic' });
    await page.getByRole('textbox', { name: 'Clinic name' }).fill('Clinica San Luca');
    await page.getByRole('textbox', { name: 'Phone' }).fill('+39 06 1234567');
    await page.getByRole('combobox', { name: 'Time zone' }).selectOptions('Europe/Rome');
    const conditions = page.getByRole('checkbox', { name: 'specifically approve' });
    await conditions.click();
    await open.click();
    const ownership = page.getByRole('checkbox', {
      name: 'I declare that I own this clinic or may act for its owner',
    });
    await expect.element(ownership).toHaveAccessibleDescription('Please accept this to continue.');
    expect(server.sent('POST /facilities')).toEqual([]);

    await ownership.click();
    await open.click();
    await expect.poll(() => created.mock.calls.length).toBe(1);
    expect(server.sent('POST /facilities').map(({ body }) => body)).toEqual([
      {
        name: 'Clinica San Luca',
        phone: '+39 06 1234567',
        email: 'vera@clinic.example',
        timezone: 'Europe/Rome',
        acceptedSpecialConditions: true,
        ownershipDeclaration: true,
      },
    ]);
  });

  it('shows a validation error of the server in Italian at its field', async () => {
    const { page } = await renderScreen(
      <CreateFacilityForm email="vera@clinic.example" onCreated={() => undefined} />,
      {
        app: 'clinic',
        me: vera,
        language: 'it',
        answers: {
          'POST /facilities': () =>
            refusal(422, 'VALIDATION', [{ field: 'phone', code: 'invalid_phone' }]),
        },
      },
    );
    await page.getByRole('textbox', { name: 'Nome' }).fill('Clinica San Luca');
    const phone = page.getByRole('textbox', { name: 'Telefono' });
    await phone.fill('06 1234567');
    await page.getByRole('combobox').selectOptions('Europe/Rome');
    const [conditions, ownership] = page.getByRole('checkbox').all();
    await conditions?.click();
    await ownership?.click();
    await page.getByRole('button').click();
    await expect
      .element(phone)
      .toHaveAccessibleDescription('Non sembra un numero di telefono valido.');
    await expect.element(phone).toHaveValue('06 1234567');
  });
});
