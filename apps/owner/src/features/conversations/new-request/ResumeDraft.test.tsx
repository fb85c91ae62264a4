import type { RequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, vi } from 'vitest';
import { NewRequest } from './NewRequestScreen.tsx';
import { ResumeDraft } from './ResumeDraft.tsx';

const draft: RequestDraft = {
  clientId: 'draft-of-luna',
  facilityId: ids.clinic,
  pets: [luna.id],
  services: [],
  note: 'She limps.',
  priority: 'MEDIUM',
  redFlags: [],
  followUpOf: null,
  photos: [],
  time: null,
  assigneeId: null,
  letClinicChoose: false,
  wish: '',
  address: null,
};
const other = { ...luna, id: ids.client, name: 'Ida' };

it.each([
  ['en', 'You have an unsent request', 'Continue', 'New request'],
  ['it', 'Hai una richiesta non inviata', 'Continua', 'Nuova richiesta'],
] as const)(
  'ResumeDraft names the pet and clinic of the draft, and offers to resume or discard it (%s)',
  async (language, title, resume, discard) => {
    const [onResume, onDiscard] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { page } = await renderScreen(
      <ResumeDraft
        draft={draft}
        pets={[luna, other]}
        clinic="Clinica San Luca"
        onResume={onResume}
        onDiscard={onDiscard}
      />,
      { app: 'owner', me: marta, language },
    );
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByText('Luna · Clinica San Luca')).toBeVisible();
    await expect.element(page.getByText('She limps.')).toBeVisible();
    await expect.element(page.getByText('Ida')).not.toBeInTheDocument();
    await page.getByRole('button', { name: resume }).click();
    await page.getByRole('button', { name: discard }).click();
    expect([onResume.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1]);
  },
);

it('NewRequest asks whether to resume a draft when the URL names no step', async () => {
  const requestDraft = {
    draft,
    ready: true,
    hasContent: true,
    change: () => undefined,
    clear: () => undefined,
  };
  const { page } = await renderScreen(
    <NewRequest
      requestDraft={requestDraft}
      search={{}}
      clinics={[]}
      refusingClinics={[]}
      pets={[luna, other]}
    />,
    { app: 'owner', me: marta },
  );
  await expect
    .element(page.getByRole('heading', { name: 'You have an unsent request' }))
    .toBeVisible();
});
