import '@zampa/i18n/english/inbox-conversation';
import '@zampa/i18n/english/inbox';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import type { RequestsSearch } from './search.ts';

/** Payment filter that counts how often its checkboxes render. */
function watchPaymentRenders() {
  const renders = { times: 0 };
  const payment: NonNullable<RequestsSearch['payment']> = ['PAID'];
  payment.includes = (value) => {
    renders.times += 1;
    return value === 'PAID';
  };
  return { payment, drawn: renders };
}

it('FilterPanel rerenders only the changed field and applies all filters after each change', async () => {
  const { payment, drawn: renders } = watchPaymentRenders();
  const applied: unknown[] = [];
  const { page } = await renderAtClinic(
    <FilterPanel
      id="filters"
      search={{ payment }}
      onClose={() => {}}
      onLeave={() => {}}
      onApply={(filter) => applied.push({ ...filter })}
    />,
    { answers: { 'GET /users/facility/{id}/vets': () => [] } },
  );
  const box = page.getByRole('checkbox', { name: 'New' });
  await expect.element(box).toBeVisible();
  expect(applied).toEqual([]);
  const before = renders.times;
  expect(before).toBeGreaterThan(0);
  await box.click();
  await expect.element(box).toBeChecked();
  expect(renders.times).toBe(before);
  await page.getByRole('checkbox', { name: 'Urgent' }).click();
  await expect
    .poll(() => applied)
    .toEqual([
      { payment, status: ['NEW'] },
      { payment, status: ['NEW'], priority: ['HIGH'] },
    ]);
});
