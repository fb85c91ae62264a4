import '@zampa/i18n/english/conversations-new-request';
import '@zampa/i18n/english/diary';
import {
  connectionLost,
  refusal,
  type Answer,
} from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { NoteForm } from './NoteForm.tsx';
import { PendingNotes } from './PendingNotes.tsx';
import { useNoteDraft } from './use-note-draft.ts';

const OTHER_FAMILY = '00000000-0000-7000-8000-0000000000f1';
const micio = { ...luna, id: '00000000-0000-7000-8000-0000000000f2', name: 'Micio' };
const elsewhere = { ...luna, id: '00000000-0000-7000-8000-0000000000f3', name: 'Stella' };
const me = { ...marta, pets: [luna, micio, { ...elsewhere, FamilyId: OTHER_FAMILY }] };

function Diary() {
  const noteDraft = useNoteDraft();
  return (
    <>
      <PendingNotes />
      {noteDraft.ready && <NoteForm noteDraft={noteDraft} onWritten={noteDraft.clear} />}
    </>
  );
}

const renderNotes = (answer: Answer) =>
  renderScreen(<Diary />, {
    app: 'owner',
    me,
    answers: {
      'POST /events': answer,
      'GET /pets/attributes': () => noAttributes,
    },
  });
type RenderedNotes = Awaited<ReturnType<typeof renderNotes>>;

async function submitNote({ page }: RenderedNotes) {
  await page.getByRole('checkbox', { name: 'Luna' }).click();
  await page.getByLabelText('What happened?').fill('Three hours by the river');
  await page.getByLabelText('Category').selectOptions('Trip');
  await page.getByRole('button', { name: 'Save' }).click();
}

describe('NoteForm', () => {
  it('shows what is missing and keeps the entered text', async () => {
    const screen = await renderNotes(connectionLost);
    const { page, server } = screen;
    await page.getByLabelText('What happened?').fill('Three hours');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Choose at least one pet.')).toBeVisible();
    await expect.element(page.getByLabelText('What happened?')).toHaveValue('Three hours');
    expect(server.sent('POST /events')).toEqual([]);
  });

  it('offers a clinic as reader only if it may see every chosen pet', async () => {
    const { page } = await renderNotes(connectionLost);
    const readers = page.getByLabelText('Who can read it');
    const clinic = readers.getByRole('option', { name: 'Clinica San Luca' });
    await page.getByRole('checkbox', { name: 'Luna' }).click();
    await readers.selectOptions('Clinica San Luca');
    await page.getByRole('checkbox', { name: 'Micio' }).click();
    await expect.element(clinic).not.toBeInTheDocument();
    await expect.element(readers).toHaveValue('');
    await page.getByRole('checkbox', { name: 'Micio' }).click();
    await expect.element(readers).toHaveValue(ids.clinic);
  });

  it('allows only pets of one family', async () => {
    const { page } = await renderNotes(connectionLost);
    await expect.element(page.getByRole('checkbox', { name: 'Stella' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Luna' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Micio' })).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Stella' })).not.toBeInTheDocument();
  });

  it('sends a note once, with its client id as idempotency key, and clears the form', async () => {
    const screen = await renderNotes(() => ({ id: ids.message, seq: 0 }));
    await submitNote(screen);
    await expect.poll(() => screen.server.sent('POST /events')).toHaveLength(1);
    const [sent] = screen.server.sent('POST /events');
    expect(sent?.body).toMatchObject({
      type: 'DIARY',
      category: 'TRIP',
      clientId: sent?.idempotencyKey,
      payload: {
        familyId: ids.family,
        pets: [ids.luna],
        message: 'Three hours by the river',
      },
    });
    await expect.element(screen.page.getByLabelText('What happened?')).toHaveValue('');
  });

  it('sends the chosen day, and shows at the field why a day is refused', async () => {
    const screen = await renderNotes(() => ({ id: ids.message, seq: 0 }));
    const { page, server } = screen;
    const date = page.getByLabelText('Date');
    await page.getByRole('checkbox', { name: 'Luna' }).click();
    await page.getByLabelText('What happened?').fill('Three hours by the river');
    for (const [day, problem] of [
      ['2999-01-01', 'This date is in the future.'],
      ['2020-05-03', 'This is before the date of birth.'],
    ] as const) {
      await date.fill(day);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect.element(page.getByText(problem)).toBeVisible();
    }
    expect(server.sent('POST /events')).toEqual([]);
    await date.fill('2025-07-01');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => server.sent('POST /events')).toHaveLength(1);
    expect(server.sent('POST /events')[0]?.body).toMatchObject({
      payload: { date: '2025-07-01' },
    });
  });

  it('asks before it records a farewell, which may have no text', async () => {
    const { page, server } = await renderNotes(() => ({ id: ids.message, seq: 0 }));
    await page.getByRole('checkbox', { name: 'Luna' }).click();
    await page.getByLabelText('Category').selectOptions('Farewell');
    await expect.element(page.getByText('This also sets the date of death.')).toBeVisible();
    await page.getByLabelText('Date').fill('2025-07-01');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'Say farewell to Luna?' });
    await expect.element(dialog.getByText(/having died on 1 July 2025/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.sent('POST /events')).toEqual([]);
    await save.click();
    await dialog.getByRole('button', { name: 'Save farewell' }).click();
    await expect.poll(() => server.sent('POST /events')).toHaveLength(1);
    expect(server.sent('POST /events')[0]?.body).toMatchObject({
      category: 'DEATH',
      payload: { pets: [ids.luna], message: '', date: '2025-07-01' },
    });
  });

  it('shows the note as waiting while offline', async () => {
    const screen = await renderNotes(connectionLost);
    await submitNote(screen);
    const pending = screen.page.getByRole('list', { name: 'Entries waiting to send' });
    await expect.element(pending.getByText('Trip: Luna')).toBeVisible();
    await expect.element(pending.getByRole('img', { name: 'waiting to send' })).toBeVisible();
  });

  it('shows why a note was refused, and lets it be deleted', async () => {
    const screen = await renderNotes(() => refusal(404, 'NOT_FOUND'));
    await submitNote(screen);
    const { page } = screen;
    const pending = page.getByRole('list', { name: 'Entries waiting to send' });
    await expect.element(pending.getByRole('alert')).toBeVisible();
    await pending.getByRole('button', { name: 'Delete' }).click();
    await expect.element(pending).not.toBeInTheDocument();
  });
});
