import type { Answers } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { ids, luna } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { emptyDraft, emptyRecord } from '../health.test-data.ts';
import { PetRecordScreen } from './PetRecordScreen.tsx';

const VET = 3;
const ASSISTANT = 7;

const opened = vi.fn<(search: { note?: string }) => void>();
const signed = { ...emptyDraft, status: 'SIGNED', signedAt: emptyDraft.date, reason: 'Limps' };

function renderRecord(answers: Answers = {}, idRole = VET) {
  opened.mockClear();
  return renderAtClinic(<PetRecordScreen petId={ids.luna} search={{}} onSearch={opened} />, {
    answers: {
      ...emptyRecord,
      'GET /pets': () => [{ ...luna, allergies: ['Penicillin'] }],
      'GET /problems': () => [],
      'GET /therapies': () => [],
      'GET /notes': () => [signed],
      ...answers,
    },
    idRole,
  });
}

describe('PetRecordScreen', () => {
  it('shows allergies before everything else, and opens a new note', async () => {
    const { page } = await renderRecord();
    await expect.element(page.getByText('Penicillin')).toBeVisible();
    await page.getByRole('button', { name: 'Write the note' }).click();
    expect(opened).toHaveBeenCalledWith({ note: 'new' });
  });

  it('says what will appear in each empty section', async () => {
    const { page } = await renderRecord({ 'GET /notes': () => [] });
    for (const text of [/No visit notes yet/, /No vaccinations yet/, /No prescriptions yet/])
      await expect.element(page.getByText(text)).toBeVisible();
  });

  it('lets an assistant read notes but not write them', async () => {
    const { page } = await renderRecord({}, ASSISTANT);
    await expect.element(page.getByText('Limps').first()).toBeVisible();
    expect(page.getByRole('button', { name: 'Write the note' }).query()).toBeNull();
    expect(page.getByRole('button', { name: 'Prescribe' }).query()).toBeNull();
  });

  it('says so when the clinic no longer sees the pet', async () => {
    const { page } = await renderRecord({ 'GET /pets': () => [] });
    await expect.element(page.getByText('We can’t find this pet')).toBeVisible();
  });

  it('resolves a problem', async () => {
    const problem = {
      id: ids.visit,
      PetId: ids.luna,
      facilityId: ids.clinic,
      noteId: null,
      text: 'Otitis',
      status: 'ACTIVE',
      chronic: false,
      date: emptyDraft.date,
      resolvedAt: null,
    };
    const { page, server } = await renderRecord({
      'GET /problems': () => [problem],
      'PATCH /problems': () => ({ ...problem, status: 'RESOLVED', resolvedAt: emptyDraft.date }),
    });
    await page.getByRole('button', { name: 'Resolve: Otitis' }).click();
    await expect
      .poll(() => server.sent('PATCH /problems')[0]?.body)
      .toEqual({ status: 'RESOLVED' });
  });
});
