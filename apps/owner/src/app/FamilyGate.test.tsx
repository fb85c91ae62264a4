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

const shared = {
  ...own,
  id: ids.conversation,
  code: 'SSSS8888',
  idRole: 10,
  role: 'FAMILY_MEMBER',
} as const;
const newcomer = {
  ...marta,
  families: [own],
  pets: [],
  pendingFamilies: [{ id: shared.id, dateCreated: '2026-11-20T09:00:00.000Z' }],
};
const sharedFamily = {
  id: shared.id,
  code: shared.code,
  enabled: true,
  Users: [
    { ...member, id: ids.otherClient, firstName: 'Paolo', email: null, phone: null },
    { ...member, id: ids.marta, email: null, phone: null },
  ],
  Pets: [],
  Facilities: [],
  balance: 0,
  dateCreated: '2026-11-20T09:00:00.000Z',
  dateUpdated: '2026-11-20T09:00:00.000Z',
};

/** Renders `FamilyGate` with a button that answers the newcomer's request: the empty own family is closed. */
function Newcomer() {
  const saveMe = useSaveMe();
  return (
    <>
      <button
        type="button"
        onClick={() => saveMe({ ...newcomer, families: [shared], pendingFamilies: [] })}
      >
        Accept
      </button>
      <FamilyGate />
    </>
  );
}

it.each([
  ['en', 'Welcome to the family', 'In this family: Paolo Bianchi', 'Go to Home'],
  ['it', 'Ora fai parte della famiglia', 'In questa famiglia: Paolo Bianchi', 'Vai alla Home'],
] as const)(
  'FamilyGate welcomes an accepted newcomer, whose empty family was closed (%s)',
  async (language, title, people, home) => {
    const { page, path } = await renderScreen(<Newcomer />, {
      app: 'owner',
      me: newcomer,
      language,
      answers: { 'GET /families': () => sharedFamily },
    });
    await page.getByRole('button', { name: 'Accept' }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect.element(dialog.getByText(people)).toBeVisible();
    await dialog.getByRole('button', { name: home }).click();
    await expect.poll(path).toBe('/dashboard');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  },
);

/**
 * Renders `LeaveFamily` and `FamilyGate`, with one button that removes Marta's family from her account and one that
 * clears the mutation cache.
 */
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
  ['en', 'You’re no longer in this family', 'Go to Home'],
  ['it', 'Non fai più parte di questa famiglia', 'Vai alla Home'],
] as const)(
  'FamilyGate tells a removed member why and leads to Home (%s)',
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

it('FamilyGate shows no dialog to a member who left on their own, even minutes later', async () => {
  // Preload the lazy dialog: if it were shown, it would appear immediately.
  await import('./RemovedFromFamilyDialog.tsx');
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
