import { expect, it } from 'vitest';
import { AddressLink } from '../navigation/AddressLink.tsx';
import { refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { MyDataForm } from './MyDataForm.tsx';

it('asks before what was changed of oneself is lost, and lets go once it is saved', async () => {
  const { page, path } = await renderScreen(
    <>
      <MyDataForm renderChangeEmail={() => null} />
      <AddressLink url="/dashboard">Home</AddressLink>
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

it('says at the picture what the server does not take, until another one is chosen', async () => {
  const { page } = await renderScreen(<MyDataForm renderChangeEmail={() => null} />, {
    app: 'owner',
    me: marta,
    answers: {
      'PATCH /users': () =>
        refusal(415, 'UNSUPPORTED_MEDIA', [{ field: 'image', code: 'UNSUPPORTED_MEDIA' }]),
    },
  });
  const picture = page.getByLabelText('Picture').last();
  const choose = (name: string) =>
    picture.upload(new File(['no picture'], name, { type: 'image/jpeg' }));
  await choose('one.jpg');
  await page.getByRole('button', { name: 'Save' }).click();
  const problem = page.getByText('This kind of file cannot be used. Please choose another one.');
  await expect.element(problem).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change the picture' })).toHaveFocus();
  await choose('other.jpg');
  await expect.element(problem).not.toBeInTheDocument();
});

it('goes to the first field that the server does not take', async () => {
  const errors = [
    { field: 'firstName', code: 'web_address' },
    { field: 'phone', code: 'invalid_phone' },
  ];
  const { page } = await renderScreen(<MyDataForm renderChangeEmail={() => null} />, {
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
