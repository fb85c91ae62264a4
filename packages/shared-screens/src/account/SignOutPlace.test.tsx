import type { ClientSession } from '@zampa/client/session/session';
import { useSession } from '@zampa/client/session/SessionProvider.tsx';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta, vera } from '../rendered/samples.test-data.ts';
import { askToSignOut } from './sign-out-question.ts';
import { SignOutPlace } from './SignOutPlace.tsx';

const { device } = vi.hoisted(() => ({ device: { connection: 'online' } }));
vi.mock('@zampa/client/realtime/RealtimeProvider.tsx', () => ({
  useConnection: () => device.connection,
}));

/** The session, whose end would take this screen away. */
function heldSession() {
  const signOut = vi.fn<ClientSession['signOut']>().mockResolvedValue();
  const Hold = () => {
    vi.spyOn(useSession(), 'signOut').mockImplementation(signOut);
    return null;
  };
  return { signOut, Hold };
}

it.each([
  { app: 'clinic', me: vera },
  { app: 'owner', me: marta },
] as const)('nobody signs out of the $app’s app who was not told what is lost', async (options) => {
  const { signOut, Hold } = heldSession();
  const screen = (
    <>
      <Hold />
      <SignOutPlace />
    </>
  );
  const { page } = await renderScreen(screen, options);
  const dialog = page.getByRole('dialog', { name: 'Sign out?' });
  askToSignOut();
  await expect.element(dialog.getByText('What you have not sent yet is lost')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(signOut).not.toHaveBeenCalled();

  askToSignOut();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => signOut.mock.calls.length).toBe(1);
  await expect.element(dialog).not.toBeInTheDocument();
});

it.each([
  { connection: 'online', says: 'You sign out on all your devices.' },
  { connection: 'connecting', says: 'you sign out on this device alone' },
  { connection: 'offline', says: 'you sign out on this device alone' },
])('says where somebody signs out whose device is $connection', async ({ connection, says }) => {
  device.connection = connection;
  const { page } = await renderScreen(<SignOutPlace />, { app: 'owner', me: marta });
  askToSignOut();
  await expect.element(page.getByText(says)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
});
