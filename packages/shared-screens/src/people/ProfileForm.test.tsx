import { expect, it } from 'vitest';
import { ServerPathLink } from '../navigation/ServerPathLink.tsx';
import { refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta, vera } from '../rendered/samples.test-data.ts';
import { ProfileForm } from './ProfileForm.tsx';

it('ProfileForm asks before discarding changes, and not after saving', async () => {
  const { page, path } = await renderScreen(
    <>
      <ProfileForm renderChangeEmail={() => null} />
      <ServerPathLink url="/dashboard">Home</ServerPathLink>
    </>,
    {
      app: 'owner',
      me: marta,
      answers: { 'PATCH /users': () => ({ ...marta, firstName: 'Martina' }) },
    },
  );
  const name = page.getByRole('textbox', { name: 'First name' });
  await name.fill('Martina');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(name).toHaveValue('Martina');
  expect(path()).toBe('/');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('saved')).toBeInTheDocument();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.poll(path).toBe('/dashboard');
});

it('ProfileForm shows the rejection of a picture until another one is chosen', async () => {
  const { page } = await renderScreen(<ProfileForm renderChangeEmail={() => null} />, {
    app: 'owner',
    me: marta,
    answers: {
      'PATCH /users': () =>
        refusal(415, 'UNSUPPORTED_MEDIA', [{ field: 'image', code: 'UNSUPPORTED_MEDIA' }]),
    },
  });
  const picture = page.getByLabelText('Photo').last();
  const choose = (name: string) =>
    picture.upload(new File(['no picture'], name, { type: 'image/jpeg' }));
  await choose('one.jpg');
  await page.getByRole('button', { name: 'Save' }).click();
  const problem = page.getByText('This file type isn’t supported. Please choose another file.');
  await expect.element(problem).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change photo' })).toHaveFocus();
  await choose('other.jpg');
  await expect.element(problem).not.toBeInTheDocument();
});

it('ProfileForm focuses the first field rejected by the server', async () => {
  const errors = [
    { field: 'firstName', code: 'web_address' },
    { field: 'phone', code: 'invalid_phone' },
  ];
  const { page } = await renderScreen(<ProfileForm renderChangeEmail={() => null} />, {
    app: 'owner',
    me: marta,
    answers: { 'PATCH /users': () => refusal(400, 'VALIDATION', errors) },
  });
  const name = page.getByRole('textbox', { name: 'First name' });
  await name.fill('Martina');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(name).toBeInvalid();
  await expect.element(name).toHaveFocus();
});

it('ProfileForm saves the veterinary code of a vet', async () => {
  const { page, server } = await renderScreen(<ProfileForm renderChangeEmail={() => null} />, {
    app: 'clinic',
    me: vera,
    answers: { 'PATCH /users': () => ({ ...vera, veterinaryCode: 'RM 1234' }) },
  });
  const code = page.getByRole('textbox', { name: 'Veterinary code' });
  await code.fill('RM 1234');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('saved')).toBeInTheDocument();
  await expect.element(code).toHaveValue('RM 1234');
  expect(server.sent('PATCH /users').at(-1)?.body).toMatchObject({ veterinaryCode: 'RM 1234' });
});

it('ProfileForm asks pet owners for a tax number, not for a veterinary code', async () => {
  const { page } = await renderScreen(<ProfileForm renderChangeEmail={() => null} />, {
    app: 'owner',
    me: marta,
  });
  await expect.element(page.getByRole('textbox', { name: 'Tax number' })).toBeVisible();
  expect(page.getByRole('textbox', { name: 'Veterinary code' }).query()).toBeNull();
});
