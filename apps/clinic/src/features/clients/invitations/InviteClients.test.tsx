import '@zampa/i18n/english/clients';
import { type Answers, connectionLost } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { byPhone } from './invited-by-phone.test-data.ts';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { InviteClients } from './InviteClients.tsx';

async function renderInviteClients(answers: Answers = {}) {
  const screen = await renderAtClinic(<InviteClients onClose={() => undefined} />, {
    answers,
  });
  const { page } = screen;
  return {
    ...screen,
    addresses: page.getByRole('textbox', { name: 'E-mail addresses' }),
    words: page.getByRole('textbox', { name: 'Message (optional)' }),
  };
}

describe('InviteClients', () => {
  it('sends one invitation per line and shows the result', async () => {
    const { page, server, addresses, words } = await renderInviteClients({
      'POST /facilities/users/invite': () => ({
        invited: 1,
        rows: [
          { row: 0, status: 'INVITED' },
          { row: 1, status: 'ERROR', code: 'ALREADY_PRESENT' },
        ],
      }),
    });
    await addresses.fill('ada@owner.example\n\n  bea@owner.example ');
    await words.fill('See you soon');
    await page.getByRole('button', { name: 'Invite 2 clients' }).click();
    await expect.element(page.getByRole('dialog', { name: '1 client invited' })).toBeVisible();
    const [sent] = server.sent('POST /facilities/users/invite');
    expect(sent?.query).toEqual({ facilityId: ids.clinic });
    expect(sent?.body).toEqual({
      users: [
        { email: 'ada@owner.example', message: 'See you soon' },
        { email: 'bea@owner.example', message: 'See you soon' },
      ],
    });
  });

  it('invites by phone, and shows the text to send by hand for each number', async () => {
    const invitation = (phone: string) => ({
      ...byPhone,
      phone,
      text: `Clinica San Luca invites ${phone}`,
    });
    const { page, server } = await renderInviteClients({
      'POST /facilities/users/invite': () => ({
        invited: 2,
        rows: [
          { row: 0, status: 'INVITED' },
          { row: 1, status: 'INVITED' },
        ],
      }),
      'GET /invitations': () => [invitation('3330000001'), invitation('+393330000002')],
    });
    await page.getByText('Phone', { exact: true }).click();
    await page
      .getByRole('textbox', { name: 'Phone numbers' })
      .fill('333 000 00 01\n+39 333 000 0002');
    await page.getByRole('button', { name: 'Invite 2 clients' }).click();
    await expect.element(page.getByText('Clinica San Luca invites 3330000001')).toBeVisible();
    await expect.element(page.getByText('Clinica San Luca invites +393330000002')).toBeVisible();
    expect(server.sent('POST /facilities/users/invite')[0]?.body).toEqual({
      users: [
        { phone: '333 000 00 01', message: '' },
        { phone: '+39 333 000 0002', message: '' },
      ],
    });
  });

  it('disables sending while a line is invalid, and shows the error when the field loses focus', async () => {
    const { page, addresses, words } = await renderInviteClients();
    await addresses.fill('ada@owner.example, bea@owner.example');
    await words.click();
    await expect
      .element(addresses)
      .toHaveAccessibleDescription(
        /^“ada@owner.example, bea@owner.example” is not valid\. Enter one per line\./,
      );
    await expect.element(page.getByRole('button', { name: 'Invite 1 client' })).toBeDisabled();
  });

  it('rejects a message with a web address', async () => {
    const { page, addresses, words } = await renderInviteClients();
    await addresses.fill('ada@owner.example');
    await words.fill('Look at www.prize.example');
    await expect
      .element(page.getByText('Remove web addresses: they can make people distrust an invitation.'))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Invite 1 client' })).toBeDisabled();
  });

  it('keeps the entered addresses when the connection fails', async () => {
    const { page, addresses } = await renderInviteClients({
      'POST /facilities/users/invite': connectionLost,
    });
    await addresses.fill('ada@owner.example');
    await page.getByRole('button', { name: 'Invite 1 client' }).click();
    await expect
      .element(page.getByText('You’re offline. Your data is safe: try again when you’re back.'))
      .toBeVisible();
    await expect.element(addresses).toHaveValue('ada@owner.example');
  });
});
