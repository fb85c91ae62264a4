import '@zampa/i18n/english/inbox-conversation';
import '@zampa/i18n/english/inbox';
import { noCounts } from '@zampa/shared-screens/rendered/counts.test-data';
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
    {
      answers: {
        'GET /users/facility/{id}/vets': () => [],
        'GET /requests/count': () => noCounts,
      },
    },
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

it('FilterPanel shows how many requests each choice has', async () => {
  const groups = [
    { priority: 'HIGH', assigneeId: null, category: 'CONSULTATION', count: 2 },
    { priority: 'MEDIUM', assigneeId: null, category: 'CONSULTATION', count: 5 },
  ];
  const { page } = await renderAtClinic(
    <FilterPanel
      id="filters"
      search={{ priority: ['HIGH'] }}
      onClose={() => {}}
      onLeave={() => {}}
      onApply={() => {}}
    />,
    {
      answers: {
        'GET /users/facility/{id}/vets': () => [],
        'GET /requests/count': () => ({ ...noCounts, groups }),
      },
    },
  );
  await expect.element(page.getByRole('checkbox', { name: 'Medium 5' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Unassigned 2' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show 2 of 7' })).toBeVisible();
});
