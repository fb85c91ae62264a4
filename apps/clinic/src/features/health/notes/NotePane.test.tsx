import type { VisitNote } from '@zampa/contract/health/objects/note';
import {
  type Answers,
  connectionLost,
  refusal,
  type SentRequest,
} from '@zampa/shared-screens/rendered/fake-server.test-data';
import { ids, luna } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { emptyDraft, emptyRecord } from '../health.test-data.ts';
import { NotePane } from './NotePane.tsx';

const closed = vi.fn<() => void>();

function renderNote(answers: Answers = {}, idRole = 3) {
  closed.mockClear();
  return renderAtClinic(
    <NotePane pet={luna} conversationId={ids.conversation} onClose={closed} />,
    { answers: { ...emptyRecord, ...answers }, idRole },
  );
}

/** Returns the note after a change, with the next version. */
const saved = ({ body }: SentRequest, version: number): VisitNote => ({
  ...emptyDraft,
  ...(body as Partial<VisitNote>),
  version,
});

describe('NotePane', () => {
  it('creates the note with the first text and changes it afterwards, each over the last version', async () => {
    const { page, server } = await renderNote({
      'POST /notes': (sent) => saved(sent, 1),
      'PATCH /notes': (sent) => saved(sent, 2),
    });
    const reason = page.getByRole('textbox', { name: 'Reason for the visit' });
    await reason.fill('Vaccination');
    await expect.poll(() => server.sent('POST /notes').length, { timeout: 5000 }).toBe(1);
    expect(server.sent('POST /notes')[0]?.body).toMatchObject({
      PetId: ids.luna,
      facilityId: ids.clinic,
      conversationId: ids.conversation,
      reason: 'Vaccination',
    });
    await page.getByRole('textbox', { name: 'Plan' }).fill('Booster in four weeks');
    await expect.poll(() => server.sent('PATCH /notes').length, { timeout: 5000 }).toBe(1);
    expect(server.sent('PATCH /notes')[0]?.ifMatch).toBe('"1"');
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  it.each([
    { typed: '39,6', text: 'High: usually 37.5–39.5' },
    { typed: '37.4', text: 'Low: usually 37.5–39.5' },
    { typed: 'warm', text: 'Not a possible value' },
  ])('marks the temperature $typed of a dog', async ({ typed, text }) => {
    const { page } = await renderNote({ 'POST /notes': (sent) => saved(sent, 1) });
    await page.getByRole('textbox', { name: 'Temperature (°C)' }).fill(typed);
    await expect.element(page.getByText(text)).toBeVisible();
  });

  it('signs with Ctrl+Enter after the latest text is saved, and offers the next steps', async () => {
    const signed = { ...emptyDraft, status: 'SIGNED', signedAt: emptyDraft.date } as const;
    const { page, server } = await renderNote({
      'POST /notes': (sent) => saved(sent, 1),
      'POST /notes/sign': () => ({ ...signed, findings: 'Healthy' }),
      'PUT /notes/release': () => ({ ...signed, released: true }),
    });
    const findings = page.getByRole('textbox', { name: 'Findings' });
    await findings.fill('Healthy');
    server.answer('GET /notes', () => [{ ...signed, findings: 'Healthy' }]);
    findings
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
    await expect.element(page.getByRole('button', { name: 'Add vaccination' })).toBeVisible();
    expect(server.sent('POST /notes')[0]?.body).toMatchObject({ findings: 'Healthy' });
    expect(server.sent('POST /notes/sign')).toHaveLength(1);
    await page.getByRole('switch', { name: 'Show to the family' }).click();
    await expect.poll(() => server.sent('PUT /notes/release')[0]?.body).toEqual({ released: true });
  });

  it('does not sign while a value is not possible', async () => {
    const { page, server } = await renderNote({ 'POST /notes': (sent) => saved(sent, 1) });
    const pain = page.getByRole('textbox', { name: 'Pain (0–4)' });
    await pain.fill('7');
    await page.getByRole('button', { name: 'Sign' }).click();
    await expect.element(page.getByText('Correct the marked value first.')).toBeVisible();
    await expect.element(pain).toHaveFocus();
    expect(server.sent('POST /notes/sign')).toEqual([]);
  });

  it('saves the date of the visit in the zone of the clinic, and refuses one in the future', async () => {
    const { page, server } = await renderNote({
      'GET /notes': () => [{ ...emptyDraft, date: '2026-06-01T07:30:00.000Z' }],
      'PATCH /notes': (sent) => saved(sent, 2),
    });
    const day = page.getByRole('textbox', { name: 'Day' });
    await expect.element(day).toHaveValue('01/06/2026');
    await expect.element(page.getByRole('textbox', { name: 'Time' })).toHaveValue('09:30');
    await day.fill('02/06/2026');
    await expect
      .poll(() => server.sent('PATCH /notes')[0]?.body, { timeout: 5000 })
      .toMatchObject({ date: '2026-06-02T07:30:00.000Z' });
    await day.fill('02/06/2126');
    await page.getByRole('button', { name: 'Sign' }).click();
    await expect.element(page.getByText('Correct the marked value first.')).toBeVisible();
    expect(server.sent('POST /notes/sign')).toEqual([]);
  });

  it('shows what another device saved beside what is typed, and keeps what was typed', async () => {
    let stored: VisitNote = { ...emptyDraft, reason: 'Limps' };
    const { page, server } = await renderNote({
      'GET /notes': () => [stored],
      'PATCH /notes': () => refusal(412, 'STALE'),
    });
    const plan = page.getByRole('textbox', { name: 'Plan' });
    await expect
      .element(page.getByRole('textbox', { name: 'Reason for the visit' }))
      .toHaveValue('Limps');
    stored = { ...stored, version: 5, reason: 'Limps on the left', plan: 'X-ray' };
    await plan.fill('Rest');
    await expect.element(page.getByText('X-ray'), { timeout: 5000 }).toBeVisible();
    await expect.element(plan).toHaveValue('Rest');
    server.answer('PATCH /notes', (sent) => saved(sent, 6));
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect
      .element(page.getByRole('textbox', { name: 'Reason for the visit' }))
      .toHaveValue('Limps on the left');
    await expect
      .poll(() => server.sent('PATCH /notes').at(-1), { timeout: 5000 })
      .toMatchObject({ ifMatch: '"5"', body: { plan: 'Rest', reason: 'Limps on the left' } });
  });

  it('keeps what is typed without a connection', async () => {
    const { page, server } = await renderNote({ 'POST /notes': connectionLost });
    await page.getByRole('textbox', { name: 'History' }).fill('Eats well');
    await expect.element(page.getByText(/Saved on this device/), { timeout: 5000 }).toBeVisible();
    server.answer('POST /notes', (sent) => saved(sent, 1));
    server.answer('PATCH /notes', (sent) => saved(sent, 2));
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    const keys = server.sent('POST /notes').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    { who: 'reception', idRole: 5 },
    { who: 'an assistant', idRole: 7 },
  ])('is closed to $who', async ({ idRole }) => {
    const { page } = await renderNote({}, idRole);
    await expect.element(page.getByText('You can’t write visit notes')).toBeVisible();
  });
});
