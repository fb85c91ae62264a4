import '@zampa/i18n/english/clients';
import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { client, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { BulkBar } from './BulkBar.tsx';

const done = vi.fn<() => void>();
beforeEach(() => void done.mockClear());

const removed = { ...client, id: ids.otherClient, status: 'IMPORTED' as const };

function opened(answers: Answers) {
  return renderAtClinic(<BulkBar clients={[client, removed]} onDone={done} />, {
    answers,
  });
}

describe('a step with many clients', () => {
  it('is asked about, and taken with those that it exists for, once', async () => {
    const { page, server } = await opened({ 'PATCH /clients/status': () => ({ changed: 1 }) });
    await page.getByRole('button', { name: 'Disable 1' }).click();
    const question = page.getByRole('dialog', { name: 'Disable this client?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(server.sent('PATCH /clients/status')).toEqual([]);

    await page.getByRole('button', { name: 'Disable 1' }).click();
    await question.getByRole('button', { name: 'Disable' }).dblClick();
    await expect.poll(() => done.mock.calls.length).toBe(1);
    expect(server.sent('PATCH /clients/status').map(({ body }) => body)).toEqual([
      { facilityId: ids.clinic, clients: [ids.client], status: 'DISABLED_BY_VET' },
    ]);
  });

  it('removes nobody before it was asked what that means', async () => {
    const { page, server } = await opened({ 'PATCH /clients/status': () => ({ changed: 2 }) });
    await page.getByRole('button', { name: 'Remove 2' }).click();
    const question = page.getByRole('dialog', { name: 'Remove 2 clients?' });
    await expect.element(question.getByText('The pets leave your clinic’s sight')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(server.sent('PATCH /clients/status')).toEqual([]);
    expect(done).not.toHaveBeenCalled();

    await page.getByRole('button', { name: 'Remove 2' }).click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => done.mock.calls.length).toBe(1);
    expect(server.sent('PATCH /clients/status').map(({ body }) => body)).toEqual([
      { facilityId: ids.clinic, clients: [ids.client, ids.otherClient], status: 'REMOVED' },
    ]);
  });

  it('leaves the clients chosen where it is refused for all of them', async () => {
    const { page } = await opened({
      'PATCH /clients/status': () => refusal(409, 'STATUS_CONFLICT'),
    });
    await page.getByRole('button', { name: 'Disable 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
    await expect.element(page.getByText('This changed in the meantime')).toBeVisible();
    await expect.element(page.getByText('2 chosen')).toBeVisible();
    expect(done).not.toHaveBeenCalled();
  });
});
