import '@zampa/i18n/english/clients';
import { type Answers, connectionLost } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { InviteClients } from './InviteClients.tsx';

async function opened(answers: Answers = {}) {
  const screen = await renderAtClinic(<InviteClients onClose={() => undefined} />, {
    answers,
  });
  const { page } = screen;
  return {
    ...screen,
    addresses: page.getByRole('textbox', { name: 'E-mail addresses' }),
    words: page.getByRole('textbox', { name: 'A few words' }),
  };
}

describe('inviting clients', () => {
  it('invites one a line, and says of each what became of it', async () => {
    const { page, server, addresses, words } = await opened({
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
    await page.getByRole('button', { name: 'Invite 2 people' }).click();
    await expect.element(page.getByRole('dialog', { name: '1 person invited' })).toBeVisible();
    const [sent] = server.sent('POST /facilities/users/invite');
    expect(sent?.query).toEqual({ facilityId: ids.clinic });
    expect(sent?.body).toEqual({
      users: [
        { email: 'ada@owner.example', message: 'See you soon' },
        { email: 'bea@owner.example', message: 'See you soon' },
      ],
    });
  });

  it('is not offered while a line cannot be read, which is said once it is left', async () => {
    const { page, addresses, words } = await opened();
    await addresses.fill('ada@owner.example, bea@owner.example');
    await words.click();
    await expect
      .element(addresses)
      .toHaveAccessibleDescription(/^“ada@owner.example, bea@owner.example” cannot be read/);
    await expect.element(page.getByRole('button', { name: 'Invite 1 person' })).toBeDisabled();
  });

  it('takes no address of the web', async () => {
    const { page, addresses, words } = await opened();
    await addresses.fill('ada@owner.example');
    await words.fill('Look at www.prize.example');
    await expect.element(page.getByText('Please leave web addresses out')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Invite 1 person' })).toBeDisabled();
  });

  it('keeps what was typed where the connection is lost', async () => {
    const { page, addresses } = await opened({ 'POST /facilities/users/invite': connectionLost });
    await addresses.fill('ada@owner.example');
    await page.getByRole('button', { name: 'Invite 1 person' }).click();
    await expect.element(page.getByText('There is no connection')).toBeVisible();
    await expect.element(addresses).toHaveValue('ada@owner.example');
  });
});
