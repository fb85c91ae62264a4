import '@zampa/i18n/english/inbox';
import '@zampa/i18n/english/inbox-conversation';
import { conversation, vera } from '@zampa/shared-screens/rendered/samples.test-data';
import type { RequestChange } from '@zampa/client/inbox/change-request';
import { describe, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { RequestMenus } from './RequestMenus.tsx';

async function renderMenus(width: number) {
  await screen.viewport(width, 800);
  const onSelect = vi.fn<() => void>();
  const onChange = vi.fn<(change: RequestChange) => void>();
  const actions = [{ key: 'propose', label: 'Propose times', icon: null, onSelect }];
  const staff = [{ ...vera, idRole: 1, role: 'ADMIN' }];
  const { page } = await renderAtClinic(
    <RequestMenus
      conversation={conversation}
      staff={staff}
      actions={actions}
      onChange={onChange}
    />,
    { answers: {} },
  );
  return { page, onSelect, onChange };
}

describe('RequestMenus', () => {
  it('shows named buttons on a wide screen', async () => {
    const { page, onSelect } = await renderMenus(1440);
    await page.getByRole('button', { name: 'Propose times' }).click();
    expect(onSelect).toHaveBeenCalledOnce();
    await expect.element(page.getByText('Priority')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });

  it('moves the appointment and the priority into a menu on a laptop', async () => {
    const { page, onChange } = await renderMenus(1280);
    await expect.element(page.getByRole('button', { name: /^Priority/ })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'More' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Propose times' })).toBeVisible();
    await page.getByRole('menuitemradio', { name: 'Urgent' }).click();
    expect(onChange).toHaveBeenCalledWith({ priority: 'HIGH' });
  });

  it('holds every action in one menu on a phone', async () => {
    const { page, onSelect, onChange } = await renderMenus(390);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitemradio', { name: 'Urgent' }).click();
    expect(onChange).toHaveBeenCalledWith({ priority: 'HIGH' });
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Propose times' }).click();
    expect(onSelect).toHaveBeenCalledOnce();
  });
});
