import '@zampa/i18n/english/clients';
import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { client, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { BulkBar } from './BulkBar.tsx';

const onDone = vi.fn<() => void>();
beforeEach(() => void onDone.mockClear());

const importedClient = { ...client, id: ids.otherClient, status: 'IMPORTED' as const };

function renderBulkBar(answers: Answers) {
  return renderAtClinic(<BulkBar clients={[client, importedClient]} onDone={onDone} />, {
    answers,
  });
}

describe('BulkBar', () => {
  it('confirms disabling, then sends one request for the clients that can be disabled', async () => {
    const { page, server } = await renderBulkBar({
      'PATCH /clients/status': () => ({ changed: 1 }),
    });
    await page.getByRole('button', { name: 'Disable 1' }).click();
    const question = page.getByRole('dialog', { name: 'Disable this client?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(server.sent('PATCH /clients/status')).toEqual([]);

    await page.getByRole('button', { name: 'Disable 1' }).click();
    await question.getByRole('button', { name: 'Disable' }).dblClick();
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    expect(server.sent('PATCH /clients/status').map(({ body }) => body)).toEqual([
      { facilityId: ids.clinic, clients: [ids.client], status: 'DISABLED_BY_VET' },
    ]);
  });

  it('confirms removing, after explaining what it does', async () => {
    const { page, server } = await renderBulkBar({
      'PATCH /clients/status': () => ({ changed: 2 }),
    });
    await page.getByRole('button', { name: 'Remove 2' }).click();
    const question = page.getByRole('dialog', { name: 'Remove 2 clients?' });
    await expect
      .element(
        question.getByText(
          'You will no longer see their pets; they can come back with your code. Their appointments stay in the calendar: cancel them if needed.',
        ),
      )
      .toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(server.sent('PATCH /clients/status')).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();

    await page.getByRole('button', { name: 'Remove 2' }).click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    expect(server.sent('PATCH /clients/status').map(({ body }) => body)).toEqual([
      { facilityId: ids.clinic, clients: [ids.client, ids.otherClient], status: 'REMOVED' },
    ]);
  });

  it('keeps the clients selected when the server refuses the change', async () => {
    const { page } = await renderBulkBar({
      'PATCH /clients/status': () => refusal(409, 'STATUS_CONFLICT'),
    });
    await page.getByRole('button', { name: 'Disable 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
    await expect
      .element(
        page.getByText(
          'Something has changed, so this is no longer possible. Reload to see the current state.',
        ),
      )
      .toBeVisible();
    await expect.element(page.getByText('2 selected')).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
  });
});
