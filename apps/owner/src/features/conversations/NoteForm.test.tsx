import '@zampa/i18n/english/conversations-new';
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
  const kept = useNoteDraft();
  return (
    <>
      <PendingNotes />
      {kept.ready && <NoteForm kept={kept} onWritten={kept.clear} />}
    </>
  );
}

const shown = (answer: Answer) =>
  renderScreen(<Diary />, {
    app: 'owner',
    me,
    answers: {
      'POST /events': answer,
      'GET /pets/attributes': () => noAttributes,
    },
  });
type Shown = Awaited<ReturnType<typeof shown>>;

async function write({ page }: Shown) {
  await page.getByRole('checkbox', { name: 'Luna' }).click();
  await page.getByLabelText('What happened').fill('Three hours by the river');
  await page.getByLabelText('What is it?').selectOptions('Trip');
  await page.getByRole('button', { name: 'Write it down' }).click();
}

describe('a note of the diary', () => {
  it('says what it lacks, and loses nothing of what was typed', async () => {
    const screen = await shown(connectionLost);
    const { page, server } = screen;
    await page.getByLabelText('What happened').fill('Three hours');
    await page.getByRole('button', { name: 'Write it down' }).click();
    await expect.element(page.getByText('Please choose at least one pet.')).toBeVisible();
    await expect.element(page.getByLabelText('What happened')).toHaveValue('Three hours');
    expect(server.sent('POST /events')).toEqual([]);
  });

  it('is for a clinic to read only where that may see every pet it is about', async () => {
    const { page } = await shown(connectionLost);
    const readers = page.getByLabelText('Who may read it');
    const clinic = readers.getByRole('option', { name: 'Clinica San Luca' });
    await page.getByRole('checkbox', { name: 'Luna' }).click();
    await readers.selectOptions('Clinica San Luca');
    await page.getByRole('checkbox', { name: 'Micio' }).click();
    await expect.element(clinic).not.toBeInTheDocument();
    await expect.element(readers).toHaveValue('');
    await page.getByRole('checkbox', { name: 'Micio' }).click();
    await expect.element(readers).toHaveValue(ids.clinic);
  });

  it('is about pets of one family', async () => {
    const { page } = await shown(connectionLost);
    await expect.element(page.getByRole('checkbox', { name: 'Stella' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Luna' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Micio' })).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Stella' })).not.toBeInTheDocument();
  });

  it('goes out once, under one name, and the form is empty again', async () => {
    const screen = await shown(() => ({ id: ids.message, seq: 0 }));
    await write(screen);
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
    await expect.element(screen.page.getByLabelText('What happened')).toHaveValue('');
  });

  it('waits in sight while there is no connection', async () => {
    const screen = await shown(connectionLost);
    await write(screen);
    const pending = screen.page.getByRole('list', { name: 'Notes on their way' });
    await expect.element(pending.getByText('Trip: Luna')).toBeVisible();
    await expect.element(pending.getByRole('img', { name: 'waiting to be sent' })).toBeVisible();
  });

  it('that is refused says why, and is thrown away', async () => {
    const screen = await shown(() => refusal(404, 'NOT_FOUND'));
    await write(screen);
    const { page } = screen;
    const pending = page.getByRole('list', { name: 'Notes on their way' });
    await expect.element(pending.getByRole('alert')).toBeVisible();
    await pending.getByRole('button', { name: 'Throw away' }).click();
    await expect.element(pending).not.toBeInTheDocument();
  });
});
