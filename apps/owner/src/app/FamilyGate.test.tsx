import { useQueryClient } from '@tanstack/react-query';
import { useMe, useSaveMe } from '@zampa/client/session/use-me';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FamilyGate } from './FamilyGate.tsx';
import { LeaveFamily } from '../features/families/LeaveFamily.tsx';

const own = {
  ...marta.families[0],
  id: ids.client,
  code: 'QQQQ7777',
  idRole: 9,
  role: 'FAMILY_ADMIN',
};
const member = {
  firstName: 'Marta',
  lastName: 'Bianchi',
  image: null,
  isVet: false,
  idRole: 9,
  role: 'FAMILY_ADMIN',
  status: 'ACTIVE',
} as const;
const members = [
  { ...member, id: ids.marta },
  { ...member, id: ids.otherClient, firstName: 'Paolo' },
];

/** The family that Marta is in, and an admin of it who takes her out. */
function Family() {
  const [me, saveMe] = [useMe(), useSaveMe()];
  const client = useQueryClient();
  const [isLater, setIsLater] = useState(false);
  const forget = () => {
    client.getMutationCache().clear();
    setIsLater(true);
  };
  return (
    <>
      <button type="button" onClick={() => saveMe({ ...me, families: [own] })}>
        Take out
      </button>
      <button type="button" onClick={forget}>
        Minutes later
      </button>
      {isLater && <p>Nobody remembers what was pressed</p>}
      <LeaveFamily familyId={ids.family} members={members} />
      <FamilyGate />
    </>
  );
}

it.each([
  ['en', 'You are not in this family any more', 'Go to Home'],
  ['it', 'Non fai più parte di questa famiglia', 'Vai alla Home'],
] as const)(
  'who is taken out of a family is told so, and led to Home (%s)',
  async (language, title, home) => {
    const { page, path } = await renderScreen(<Family />, { app: 'owner', me: marta, language });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Take out' }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: home }).click();
    await expect.poll(path).toBe('/dashboard');
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

it('who leaves by themselves is told nothing that they know, also minutes later', async () => {
  // What says it comes at once, if it comes.
  await import('./LeftFamily.tsx');
  const { page, server } = await renderScreen(<Family />, {
    app: 'owner',
    me: marta,
    answers: { 'DELETE /families/members': () => undefined },
  });
  await page.getByRole('button', { name: 'Leave this family' }).click();
  server.answer('GET /users/me', () => ({ ...marta, families: [own] }));
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(() => server.sent('DELETE /families/members').length).toBe(1);
  await page.getByRole('button', { name: 'Take out' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Minutes later' }).click();
  await expect.element(page.getByText('Nobody remembers')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
