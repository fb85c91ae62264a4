import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { connectionLost, refusal, type Answers } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { OwnData } from './OwnData.tsx';
import '@zampa/i18n/english/privacy';

const HELD = {
  dateExported: '2026-11-28T10:00:00.000Z',
  account: { email: 'marta@zampa.example' },
  profile: { firstName: 'Marta' },
  consents: [],
  sessions: [],
  codes: [],
  families: [],
  pets: [{ name: 'Luna' }],
  clinics: [],
  conversations: [],
  videoMeetings: [],
  diary: [],
  appointments: [],
  absences: [],
  calendarFeeds: [],
  payments: [],
  receipts: [],
  invitations: [],
  notifications: [],
  notificationPreferences: null,
  devices: [],
  letters: [],
  files: [],
  workplaces: [],
};

const shown = (answers: Answers, language: 'en' | 'it' = 'en', app: 'owner' | 'clinic' = 'owner') =>
  renderScreen(<OwnData />, { app, me: marta, answers, language });

/** The files that were saved on the device, by their names. */
function savedFiles() {
  const saved: { name: string; content: Promise<string> }[] = [];
  const contents = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = `blob:made-${contents.size}`;
    contents.set(url, content as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const content = contents.get(this.href);
    if (content) saved.push({ name: this.download, content: content.text() });
  });
  return saved;
}

describe('what somebody takes with them', () => {
  beforeEach(() => void vi.restoreAllMocks());

  it('is saved as a file, once, and says when it may be asked for again', async () => {
    const saved = savedFiles();
    const { page, server } = await shown({ 'GET /users/me/export': () => HELD });
    await page.getByRole('button', { name: 'Download my data' }).click();
    await expect.element(page.getByText('ask for it again in a minute')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual(['zampa-my-data-2026-11-28.json']);
    expect(JSON.parse((await saved[0]?.content) ?? '')).toEqual(HELD);
    expect(server.sent('GET /users/me/export')).toHaveLength(1);
  });

  it.each([
    {
      why: 'it was asked for too soon',
      answer: () =>
        new Response(JSON.stringify({ status: 429, code: 'TOO_MANY_REQUESTS' }), {
          status: 429,
          headers: { 'content-type': 'application/problem+json', 'retry-after': '42' },
        }),
      says: 'Try again in 42 seconds',
    },
    { why: 'there is no connection', answer: connectionLost, says: 'There is no connection' },
    { why: 'the server fails', answer: () => refusal(500, 'UNEXPECTED'), says: 'went wrong' },
  ])('is refused in words where $why', async ({ answer, says }) => {
    const saved = savedFiles();
    const { page } = await shown({ 'GET /users/me/export': answer });
    await page.getByRole('button', { name: 'Download my data' }).click();
    await expect.element(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    expect(saved).toEqual([]);
  });
});

describe('deleting the account', () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  async function asked(answers: Answers, language: 'en' | 'it' = 'en') {
    const screen = await shown(answers, language);
    const open = language === 'en' ? 'Delete my account…' : 'Elimina il mio account…';
    await screen.page.getByRole('button', { name: open }).click();
    return screen;
  }

  it('says before what goes, what stays and when, and leaves everything as it is', async () => {
    await browserPage.viewport(390, 844);
    const { page, server } = await asked({});
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('What is deleted')).toBeVisible();
    await expect.element(dialog.getByText('What stays')).toBeVisible();
    const date = new Date(Date.now() + 14 * 86_400_000);
    const day = new Intl.DateTimeFormat('it-IT', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }).format(date);
    await expect.element(dialog.getByText(`On ${day} everything is deleted`)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.sent('DELETE /users/me')).toEqual([]);
  });

  it('asks for the password, sends it once, signs out and remembers the date for the login', async () => {
    const date = '2026-12-12T10:00:00.000Z';
    // Nothing of the frame is around it, which goes with the sign-in.
    const { page, server } = await renderScreen(<DeleteAccountDialog onClose={() => undefined} />, {
      app: 'owner',
      me: null,
      answers: {
        'DELETE /users/me': () => ({ date }),
        'POST /auth/sign-out': () => undefined,
      },
    });
    const submit = page.getByRole('dialog').getByRole('button', { name: 'Delete my account' });
    await submit.click();
    await expect.element(page.getByText('Please fill this in.')).toBeVisible();
    await page.getByLabelText('Your password').fill('Right-horse-7');
    await submit.dblClick();
    await expect.poll(() => sessionStorage.getItem('zampa-erasure')).toBe(date);
    expect(server.sent('DELETE /users/me').map(({ body }) => body)).toEqual([
      { password: 'Right-horse-7' },
    ]);
  });

  it.each([
    {
      why: 'the password is wrong',
      answer: () =>
        refusal(400, 'BAD_CREDENTIALS', [{ field: 'password', code: 'BAD_CREDENTIALS' }]),
      says: 'This is not your password.',
    },
    { why: 'there is no connection', answer: connectionLost, says: 'There is no connection' },
    {
      why: 'others of the family would have no admin',
      answer: () => refusal(409, 'LAST_ADMIN', [{ field: 'family', code: 'LAST_ADMIN' }]),
      says: 'Make another member an admin in Family first.',
    },
    {
      why: 'others at the clinic would have no admin',
      answer: () => refusal(409, 'LAST_ADMIN', [{ field: 'facility', code: 'LAST_ADMIN' }]),
      says: 'Make a colleague an admin in Team first.',
    },
  ])('says what to do where $why, and signs nobody out', async ({ answer, says }) => {
    const { page, server } = await asked({ 'DELETE /users/me': answer });
    await page.getByLabelText('Your password').fill('Right-horse-7');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
    await expect.element(page.getByText(says)).toBeVisible();
    await expect.element(page.getByLabelText('Your password')).toHaveValue('Right-horse-7');
    expect(server.sent('POST /auth/sign-out')).toEqual([]);
    expect(sessionStorage.getItem('zampa-erasure')).toBeNull();
  });

  it('is said in Italian', async () => {
    const { page } = await asked({}, 'it');
    await expect.element(page.getByText('Che cosa viene eliminato')).toBeVisible();
    await expect.element(page.getByText('Che cosa resta')).toBeVisible();
  });
});
