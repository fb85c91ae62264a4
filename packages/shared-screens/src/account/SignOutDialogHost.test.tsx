import type { ClientSession } from '@zampa/client/session/session';
import { useSession } from '@zampa/client/session/SessionProvider.tsx';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta, vera } from '../rendered/samples.test-data.ts';
import { openSignOutDialog } from './sign-out-dialog-state.ts';
import { SignOutDialogHost } from './SignOutDialogHost.tsx';

const { device } = vi.hoisted(() => ({ device: { connection: 'online' } }));
vi.mock('@zampa/client/realtime/RealtimeProvider.tsx', () => ({
  useConnection: () => device.connection,
}));

/** Replaces `signOut` of the session, so that the screen stays rendered. */
function stubSignOut() {
  const signOut = vi.fn<ClientSession['signOut']>().mockResolvedValue();
  const StubSignOut = () => {
    vi.spyOn(useSession(), 'signOut').mockImplementation(signOut);
    return null;
  };
  return { signOut, Hold: StubSignOut };
}

it.each([
  { app: 'clinic', me: vera },
  { app: 'owner', me: marta },
] as const)(
  'SignOutDialogHost warns in the $app app about unsent data before signing out',
  async (options) => {
    const { signOut, Hold: StubSignOut } = stubSignOut();
    const screen = (
      <>
        <StubSignOut />
        <SignOutDialogHost />
      </>
    );
    const { page } = await renderScreen(screen, options);
    const dialog = page.getByRole('dialog', { name: 'Sign out?' });
    openSignOutDialog();
    await expect
      .element(dialog.getByText('Unsent messages on this device will be lost.'))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(signOut).not.toHaveBeenCalled();

    openSignOutDialog();
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => signOut.mock.calls.length).toBe(1);
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

it.each([
  { connection: 'online', says: 'You will be signed out on all your devices.' },
  {
    connection: 'connecting',
    says: 'You’re offline: you will sign out on this device only and stay signed in on the others.',
  },
  {
    connection: 'offline',
    says: 'You’re offline: you will sign out on this device only and stay signed in on the others.',
  },
])(
  'SignOutDialogHost says which devices sign out when the connection is $connection',
  async ({ connection, says }) => {
    device.connection = connection;
    const { page } = await renderScreen(<SignOutDialogHost />, { app: 'owner', me: marta });
    openSignOutDialog();
    await expect.element(page.getByText(says)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
  },
);
