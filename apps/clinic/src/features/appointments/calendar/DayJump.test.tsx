import '@zampa/i18n/english/appointments-calendar';
import { expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { DayJump } from './DayJump.tsx';

it('DayJump opens a month and returns the chosen day', async () => {
  const onChoose = vi.fn<(day: string) => void>();
  const { page } = await renderAtClinic(
    <DayJump day="2026-11-18" today="2026-11-20" onChoose={onChoose} />,
    { answers: {} },
  );
  const button = page.getByRole('button', { name: 'Go to date' });
  await button.click();
  await page.getByRole('button', { name: /25 November|November 25/ }).click();
  expect(onChoose).toHaveBeenCalledWith('2026-11-25');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
