import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { connectionLost, refusal, type Answers } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { PersonalDataSections } from './PersonalDataSections.tsx';
import '@zampa/i18n/english/privacy';

const EXPORT = {
  dateExported: '2026-11-28T10:00:00.000Z',
  account: { email: 'marta@zampa.example' },
  profile: { firstName: 'Marta' },
  consents: [],
  sessions: [],
  codes: [],
  emailRestorations: [],
  secondFactors: { authenticator: null, recoveryCodes: [] },
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
  visitNotes: [],
  problems: [],
  vaccinations: [],
  dueDecisions: [],
  doseReminders: [],
  documents: [],
  recordAccess: [],
  recalls: { messages: [], stopped: [] },
  prescriptions: [],
  shares: [],
};

const renderPersonalData = (
  answers: Answers,
  language: 'en' | 'it' = 'en',
  app: 'owner' | 'clinic' = 'owner',
) => renderScreen(<PersonalDataSections />, { app, me: marta, answers, language });

/** Collects the files that are downloaded, with their names. */
function recordDownloads() {
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

describe('DataExport', () => {
  beforeEach(() => void vi.restoreAllMocks());

  it('downloads one file and says when the next export is possible', async () => {
    const saved = recordDownloads();
    const { page, server } = await renderPersonalData({ 'GET /users/me/export': () => EXPORT });
    await page.getByRole('button', { name: 'Download my data' }).click();
    await expect
      .element(page.getByText('Your download has started. You can request it again in a minute.'))
      .toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual(['zampa-my-data-2026-11-28.json']);
    expect(JSON.parse((await saved[0]?.content) ?? '')).toEqual(EXPORT);
    expect(server.sent('GET /users/me/export')).toHaveLength(1);
  });

  it.each([
    {
      why: 'it was requested too soon',
      answer: () =>
        new Response(JSON.stringify({ status: 429, code: 'TOO_MANY_REQUESTS' }), {
          status: 429,
          headers: { 'content-type': 'application/problem+json', 'retry-after': '42' },
        }),
      says: 'Try again in 42 seconds',
    },
    {
      why: 'You’re offline. Your data is safe: try again when you’re back.',
      answer: connectionLost,
      says: 'You’re offline. Your data is safe: try again when you’re back.',
    },
    { why: 'the server fails', answer: () => refusal(500, 'UNEXPECTED'), says: 'went wrong' },
  ])('shows an error when $why', async ({ answer, says }) => {
    const saved = recordDownloads();
    const { page } = await renderPersonalData({ 'GET /users/me/export': answer });
    await page.getByRole('button', { name: 'Download my data' }).click();
    await expect.element(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    expect(saved).toEqual([]);
  });
});

describe('DeleteAccountSection', () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  async function openDeleteDialog(answers: Answers, language: 'en' | 'it' = 'en') {
    const screen = await renderPersonalData(answers, language);
    const open = language === 'en' ? 'Delete my account…' : 'Elimina il mio account…';
    await screen.page.getByRole('button', { name: open }).click();
    return screen;
  }

  it('explains the consequences and the date before deleting, and deletes nothing on "Keep my account"', async () => {
    await browserPage.viewport(390, 844);
    const { page, server } = await openDeleteDialog({});
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('What will be deleted')).toBeVisible();
    await expect.element(dialog.getByText('What will stay')).toBeVisible();
    const date = new Date(Date.now() + 14 * 86_400_000);
    const day = new Intl.DateTimeFormat('it-IT', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }).format(date);
    await expect
      .element(dialog.getByText(`On ${day}, everything will be deleted for good`))
      .toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.sent('DELETE /users/me')).toEqual([]);
  });

  it('sends the password once, signs out and stores the date for the login', async () => {
    const date = '2026-12-12T10:00:00.000Z';
    // Rendered without the session gate, which would unmount it on sign-out.
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
    await expect.element(page.getByText('Required')).toBeVisible();
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
      says: 'Wrong password.',
    },
    {
      why: 'You’re offline. Your data is safe: try again when you’re back.',
      answer: connectionLost,
      says: 'You’re offline. Your data is safe: try again when you’re back.',
    },
    {
      why: 'the family would have no admin',
      answer: () => refusal(409, 'LAST_ADMIN', [{ field: 'family', code: 'LAST_ADMIN' }]),
      says: 'You are the last admin of your family. First make another member an admin in Family.',
    },
    {
      why: 'the clinic would have no admin',
      answer: () => refusal(409, 'LAST_ADMIN', [{ field: 'facility', code: 'LAST_ADMIN' }]),
      says: 'You are the last admin of your clinic, which still has team members or clients. First make a colleague an admin in Team.',
    },
  ])('explains the next step and stays signed in when $why', async ({ answer, says }) => {
    const { page, server } = await openDeleteDialog({ 'DELETE /users/me': answer });
    await page.getByLabelText('Your password').fill('Right-horse-7');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
    await expect.element(page.getByText(says)).toBeVisible();
    await expect.element(page.getByLabelText('Your password')).toHaveValue('Right-horse-7');
    expect(server.sent('POST /auth/sign-out')).toEqual([]);
    expect(sessionStorage.getItem('zampa-erasure')).toBeNull();
  });

  it('is translated to Italian', async () => {
    const { page } = await openDeleteDialog({}, 'it');
    await expect.element(page.getByText('Che cosa verrà eliminato')).toBeVisible();
    await expect.element(page.getByText('Che cosa resterà')).toBeVisible();
  });
});
