import '@zampa/i18n/english/health';
import type { HealthDocument } from '@zampa/contract/health/objects/document';
import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DocumentSection } from './DocumentSection.tsx';

const document: HealthDocument = {
  id: ids.message,
  PetId: ids.luna,
  facilityId: ids.clinic,
  noteId: null,
  source: 'CLINIC',
  kind: 'LAB',
  title: 'Blood test',
  date: '2026-11-20',
  released: true,
  file: {
    id: ids.visit,
    url: `/files/${ids.visit}`,
    name: 'blood.pdf',
    contentType: 'application/pdf',
    size: 10,
  },
  author: null,
  dateCreated: '2026-11-20T09:00:00.000Z',
};
const own: HealthDocument = {
  ...document,
  id: ids.booking,
  facilityId: null,
  source: 'OWNER',
  kind: 'INSURANCE',
  title: 'Policy',
};

const render = (documents: readonly HealthDocument[], answers: Answers = {}) =>
  renderScreen(<DocumentSection pet={luna} documents={documents} />, {
    app: 'owner',
    me: marta,
    answers,
  });

describe('DocumentSection', () => {
  it('names kind, day and clinic, and lets the family delete only its own', async () => {
    const { page } = await render([document, own]);
    await expect
      .element(page.getByText('Lab results · 20/11/2026 · Clinica San Luca'))
      .toBeVisible();
    await expect.element(page.getByText('Insurance · 20/11/2026', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Delete Policy' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Delete Blood test' }).query()).toBeNull();
  });

  it('deletes a document after a question', async () => {
    const { page, server } = await render([own], { 'DELETE /documents': () => undefined });
    await page.getByRole('button', { name: 'Delete Policy' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(server.sent('DELETE /documents').map(({ query }) => query)).toEqual([
      { id: ids.booking },
    ]);
  });

  it('keeps what was typed when the file is refused', async () => {
    const { page } = await render([], {
      'POST /documents': () =>
        refusal(400, 'VALIDATION', [{ field: 'file', code: 'file_too_large' }]),
    });
    await expect.element(page.getByText('Nothing recorded yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Add a document for Luna' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.upload(
      dialog.getByLabelText('File', { exact: true }),
      new File(['%PDF-1.7'], 'blood.pdf', { type: 'application/pdf' }),
    );
    await expect.element(dialog.getByText('blood.pdf')).toBeVisible();
    await dialog.getByLabelText('Title (optional)').fill('Blood test');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    await expect.element(dialog.getByLabelText('Title (optional)')).toHaveValue('Blood test');
  });
});
