import '@zampa/i18n/english/clients';
import { client, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { type Answers, connectionLost } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { InviteSelected } from './InviteSelected.tsx';

const imported = { ...client, status: 'IMPORTED', email: 'ada@casa.example' } as const;
const ada = { ...imported, id: ids.client, firstName: 'Ada', lastName: 'Verdi' };
const bruno = {
  ...imported,
  id: ids.otherClient,
  userId: ids.vera,
  firstName: 'Bruno',
  lastName: 'Neri',
};
const silvio = {
  ...bruno,
  firstName: 'Silvio',
  lastName: 'Muti',
  email: null,
  phone: null,
  mobile: null,
};

const [onClose, onDone] = [vi.fn<() => void>(), vi.fn<() => void>()];
beforeEach(() => {
  onClose.mockClear();
  onDone.mockClear();
});

const renderInvite = (
  clients: Parameters<typeof InviteSelected>[0]['clients'],
  answers: Answers = {},
) =>
  renderAtClinic(<InviteSelected clients={clients} onClose={onClose} onDone={onDone} />, {
    answers,
  });

describe('InviteSelected', () => {
  it('shows the invitation text before sending, and the result for each client afterward', async () => {
    const { page, server } = await renderInvite([ada, bruno], {
      'POST /facilities/users/invite': () => ({
        invited: 1,
        rows: [
          { row: 0, status: 'INVITED' },
          { row: 1, status: 'ERROR', code: 'ALREADY_INVITED' },
        ],
      }),
    });
    await expect.element(page.getByRole('dialog', { name: 'Invite 2 clients?' })).toBeVisible();
    await expect
      .element(page.getByText(/would like to stay in touch with you and your pets on Zampa/))
      .toBeVisible();
    expect(server.sent('POST /facilities/users/invite')).toEqual([]);
    await page.getByRole('textbox', { name: 'Message (optional)' }).fill('See you soon!');
    await page.getByRole('button', { name: 'Invite 2 clients' }).click();
    await expect.element(page.getByRole('dialog', { name: '1 client invited' })).toBeVisible();
    const rows = page.getByRole('listitem');
    await expect.element(rows.nth(0)).toHaveTextContent('Ada VerdiInvitation sent.');
    await expect.element(rows.nth(1)).toHaveTextContent('Bruno NeriAlready invited.');
    expect(server.sent('POST /facilities/users/invite').map(({ body }) => body)).toEqual([
      {
        users: [
          { id: ada.userId, message: 'See you soon!' },
          { id: bruno.userId, message: 'See you soon!' },
        ],
      },
    ]);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('names the clients who cannot be invited because they have neither e-mail nor phone', async () => {
    const { page } = await renderInvite([ada, silvio]);
    await expect
      .element(page.getByText(/1 client has no e-mail address or phone number.*Silvio Muti/))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Invite 1 client' })).toBeEnabled();
  });

  it('disables the button when no selected client has an e-mail address or phone number', async () => {
    const { page } = await renderInvite([silvio]);
    await expect
      .element(page.getByText(/Add an e-mail address or a phone number first\./))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Invite 0 clients' })).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps the message when the connection is lost', async () => {
    const { page } = await renderInvite([ada], { 'POST /facilities/users/invite': connectionLost });
    const message = page.getByRole('textbox', { name: 'Message (optional)' });
    await message.fill('See you soon!');
    await page.getByRole('button', { name: 'Invite 1 client' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(message).toHaveValue('See you soon!');
  });
});
