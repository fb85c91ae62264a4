import '@zampa/i18n/english/clients-owner';
import { onlineManager } from '@tanstack/react-query';
import { connectionLost, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, onTestFinished } from 'vitest';
import { JoinClinic } from './JoinClinic.tsx';

it('says without a connection why no clinic comes, and looks for it once there is one', async () => {
  const { page, server } = await renderScreen(<JoinClinic code="" first />, {
    app: 'owner',
    me: marta,
    answers: { 'GET /facilities/code/{code}': connectionLost },
  });
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await page.getByRole('textbox').fill('ABCD2345');
  await page.getByRole('button').click();
  await expect.element(page.getByText('There is no connection right now')).toBeVisible();
  server.answer('GET /facilities/code/{code}', () => refusal(404, 'FACILITY_UNKNOWN'));
  onlineManager.setOnline(true);
  await expect.element(page.getByText('There is no connection right now')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
});
