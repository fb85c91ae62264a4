import '@zampa/i18n/english/clients';
import { client, ids, luna, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { FirstMessageDialog } from './FirstMessageDialog.tsx';

const rex = { ...luna, id: ids.vera, name: 'Rex', deceasedOn: '2026-11-02' };

it('FirstMessageDialog marks a deceased pet and still allows a message about it', async () => {
  const sent = vi.fn<(words: { pets: readonly string[]; note: string }) => void>();
  const { page } = await renderAtClinic(
    <FirstMessageDialog
      client={{ ...client, pets: [luna, rex] }}
      isSending={false}
      problem={null}
      onSend={sent}
      onClose={vi.fn<() => void>()}
    />,
    { answers: { 'GET /pets/attributes': () => noAttributes } },
  );
  await expect.element(page.getByText('Died on')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Rex' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('We are so sorry');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(sent.mock.calls[0]?.[0]).toEqual({ pets: [rex.id], note: 'We are so sorry' });
});
