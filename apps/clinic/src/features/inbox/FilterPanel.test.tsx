import '@zampa/i18n/english/inbox-opened';
import '@zampa/i18n/english/inbox';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import type { RequestsSearch } from './search.ts';

/** What is chosen of payments, which counts how often its boxes are drawn. */
function watchedPayments() {
  const drawn = { times: 0 };
  const payment: NonNullable<RequestsSearch['payment']> = ['PAID'];
  payment.includes = (value) => {
    drawn.times += 1;
    return value === 'PAID';
  };
  return { payment, drawn };
}

it('draws no other choice anew for what is ticked, and takes over both', async () => {
  const { payment, drawn } = watchedPayments();
  const applied: unknown[] = [];
  const { page } = await renderAtClinic(
    <FilterPanel
      search={{ payment }}
      onClose={() => {}}
      onApply={(filter) => applied.push({ ...filter })}
    />,
    { answers: { 'GET /users/facility/{id}/vets': () => [] } },
  );
  const box = page.getByRole('checkbox', { name: 'New' });
  await expect.element(box).toBeVisible();
  const before = drawn.times;
  expect(before).toBeGreaterThan(0);
  await box.click();
  await expect.element(box).toBeChecked();
  expect(drawn.times).toBe(before);
  await page.getByRole('button', { name: 'Show' }).click();
  expect(applied).toEqual([{ payment, status: ['NEW'] }]);
});
