import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { expect, it } from 'vitest';
import { GuestArea } from './GuestArea.tsx';

it('GuestArea opens the requested page once, and Home when the person goes back', async () => {
  const renderGuestArea = () =>
    renderScreen(<GuestArea from="/workspace/vets?code=K7PM3XQ9" />, {
      app: 'owner',
      me: marta,
      address: '/login',
    });
  const first = await renderGuestArea();
  await expect.poll(first.path).toBe('/workspace/vets');
  await first.page.unmount();
  const second = await renderGuestArea();
  await expect.poll(second.path).toBe('/dashboard');
});
