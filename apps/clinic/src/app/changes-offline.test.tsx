import '@zampa/i18n/english/notifications-settings';
import '@zampa/i18n/english/team';
import { onlineManager } from '@tanstack/react-query';
import { connectionLost } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { expect, it, onTestFinished } from 'vitest';
import { renderAtClinic } from '../facility/render-at-clinic.test-data.tsx';
import { UrgentSwitch } from '../features/notifications/UrgentSwitch.tsx';
import { ReceptionSwitch } from '../features/team/ReceptionSwitch.tsx';

it.each([
  { what: 'reception answers', screen: <ReceptionSwitch /> },
  { what: 'urgent notifications in quiet hours', screen: <UrgentSwitch /> },
])(
  'settings switch ($what) shows an error and keeps its value while offline',
  async ({ screen }) => {
    const { page, server } = await renderAtClinic(screen, {
      answers: { 'PATCH /facilities': connectionLost },
    });
    const choice = page.getByRole('switch');
    await expect.element(choice).toBeChecked();
    server.answer('GET /users/me', connectionLost);
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    await choice.click();
    await expect
      .element(page.getByText('You’re offline. Your data is safe: try again when you’re back.'))
      .toBeVisible();
    await expect.element(choice).toBeEnabled();
    await expect.element(choice).toBeChecked();
  },
);
