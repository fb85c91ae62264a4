import '@zampa/i18n/english/diary';
import { ids, luna } from '@zampa/shared-screens/rendered/samples.test-data';
import { refusal, type Answer } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { describe, expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { DiaryScreen } from './DiaryScreen.tsx';
import type { ClinicDiarySearch } from './search.ts';

async function renderDiary(search: ClinicDiarySearch, answer: Answer) {
  const onSearch = vi.fn<(next: ClinicDiarySearch) => void>();
  const screen = await renderAtClinic(<DiaryScreen search={search} onSearch={onSearch} />, {
    answers: {
      'POST /{userId}/diary/search': () => [],
      'POST /{userId}/diary/count': () => [],
      'GET /pets': () => [luna],
      'POST /events': answer,
    },
  });
  return { ...screen, onSearch };
}

const created: Answer = () => ({ id: ids.message, seq: 0 });
const OPEN_FORM = { pets: [ids.luna], write: true } as const;
const form = { ...OPEN_FORM, pets: [...OPEN_FORM.pets] };

describe('DiaryScreen of the clinic', () => {
  it('explains what will appear in an empty diary, and opens the form', async () => {
    const { page, onSearch } = await renderDiary({}, created);
    await expect.element(page.getByText('No entries yet')).toBeVisible();
    await page.getByRole('button', { name: 'New entry' }).click();
    expect(onSearch).toHaveBeenLastCalledWith({ write: true });
  });

  it('saves an entry for the chosen pet on the chosen day', async () => {
    const { page, server, onSearch } = await renderDiary(form, created);
    const dialog = page.getByRole('dialog', { name: 'New entry' });
    await expect.element(dialog.getByRole('checkbox', { name: 'Luna' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('Write a few words.')).toBeVisible();
    await dialog.getByLabelText('Category').selectOptions('Training');
    await dialog.getByRole('textbox', { name: 'Date', exact: true }).fill('2025-07-01');
    await dialog.getByLabelText('What happened?').fill('Learned to stay');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => server.sent('POST /events')).toHaveLength(1);
    expect(server.sent('POST /events')[0]?.body).toMatchObject({
      type: 'DIARY',
      category: 'TRAINING',
      payload: {
        facilityId: ids.clinic,
        pets: [ids.luna],
        message: 'Learned to stay',
        date: '2025-07-01',
      },
    });
    await expect.poll(() => onSearch.mock.lastCall).toEqual([{ pets: [ids.luna] }]);
  });

  it('shows at the field why the server refused a date', async () => {
    const { page } = await renderDiary(form, () =>
      refusal(400, 'VALIDATION', [{ field: 'payload.date', code: 'date_too_early' }]),
    );
    const dialog = page.getByRole('dialog', { name: 'New entry' });
    await dialog.getByLabelText('What happened?').fill('Learned to stay');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('The date cannot be before 1900.')).toBeVisible();
  });
});
